-- m.progress.clip-missing: nothing is clipped.
-- caught by: progress.capsule
-- advice: Clip the stack of track and gradient by one capsule.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action color_at"] = function(_, x, y, original)
    return original(math.max(7, x), math.abs(y) <= 7 and 0 or y)
  end,
}
