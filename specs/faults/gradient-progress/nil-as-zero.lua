-- m.progress.nil-as-zero: no value counts as 0.
-- caught by: progress.indeterminate progress.non-finite
-- advice: Show the indicator where there is no value. Do not put 0 in its place.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["channel fraction"] = function(_, original) return original() or 0 end,
  ["channel mask_width"] = function(_, original) return original() or 0 end,
  ["channel is_indeterminate"] = function() return false end,
  ["channel indicators"] = function() return 0 end,
}
