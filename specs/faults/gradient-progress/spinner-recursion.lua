-- m.progress.spinner-recursion: the indicator inside inherits the style that contains it.
-- caught by: progress.indeterminate
local bar = require "interactions.gradient_progress"
local function indicator() return 1 + indicator() end
return bar.with{
  ["channel indicators"] = function(ui, original) return ui.is_indeterminate and indicator() or original() end,
}
