-- m.progress.nan-as-zero: NaN counts as 0.
-- caught by: progress.non-finite progress.bad-total
-- advice: Ask whether value and total are finite before dividing. Otherwise the bar is indeterminate.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action set"] = function(_, value, original)
    if value ~= value then value = 0 end
    return original(value)
  end,
  ["action set_total"] = function(ui, total, original)
    if total ~= total or total <= 0 then
      ui.progress = 0
      total = 1
    end
    return original(total)
  end,
}
