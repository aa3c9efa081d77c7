-- m.progress.clamp-missing: the fraction is not clamped.
-- caught by: progress.complete progress.pin
-- advice: Clamp the fraction to 0…1.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["channel fraction"] = function(ui, original) return original() and ui.progress / ui.total end,
  ["channel mask_width"] = function(ui, original)
    return original() and ui.offered_size.width * ui.progress / ui.total
  end,
}
