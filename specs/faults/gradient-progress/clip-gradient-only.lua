-- m.progress.clip-gradient-only: only the gradient is clipped.
-- caught by: progress.capsule
-- advice: Clip the stack of track and gradient by one capsule.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action color_at"] = function(ui, x, y, original)
    local color = original(x, y)
    if color or math.abs(y) > 7 then return color end
    return progress.bar{ width = ui.offered_size.width }:color_at(160, 0, 0)
  end,
}
