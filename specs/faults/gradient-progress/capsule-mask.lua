-- m.progress.capsule-mask: the mask is a capsule.
-- caught by: progress.straight-edge
-- advice: Make the mask a plain rectangle. The capsule clips the whole bar instead.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action visible"] = function(_, y, original)
    local from, to = original(y)
    if not from then return nil end
    return from, to - 7 + math.sqrt(math.max(0, 49 - y * y))
  end,
}
