-- m.progress.stop-moved: the purple stop does not stand in the middle.
-- caught by: progress.half
-- advice: Put the purple stop at 0.5 and mix in the device space.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action color_at"] = function(ui, x, y, original)
    local color = original(x, y)
    if not color or color.layer == "track" then return color end
    return progress.bar{ width = ui.offered_size.width }:color_at(x * 0.8, 1, y)
  end,
}
