-- m.progress.inf-as-one: an infinite value counts as complete.
-- caught by: progress.non-finite
-- advice: Ask whether the value is finite before clamping it.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action set"] = function(_, value, original)
    if value == math.huge then value = 1 end
    return original(value)
  end,
}
