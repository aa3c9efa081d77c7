-- m.progress.total-ignored: the value is taken for the fraction.
-- caught by: progress.pin progress.bad-total
-- advice: Divide the value by the total.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["channel fraction"] = function(ui) return (progress.fraction(ui.progress, 1)) end,
  ["channel mask_width"] = function(ui)
    return progress.bar{ width = ui.offered_size.width }:mask_width((progress.fraction(ui.progress, 1)))
  end,
  ["action set_total"] = function(_, _, original) return original(1) end,
}
