-- m.progress.spinner-recursion: the indicator inside inherits the style that contains it.
-- caught by: progress.indeterminate
-- advice: Give the inner indicator the circular style explicitly, so that it does not inherit this one.
local bar = require "interactions.gradient_progress"
return bar.with{
  -- Its body would never end: this one looks 64 levels deep.
  ["channel indicators"] = function(ui, original) return ui.is_indeterminate and 64 or original() end,
}
