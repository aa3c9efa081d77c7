-- m.progress.track-in-mask: the track lies under the mask, too.
-- caught by: progress.reset
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action color_at"] = function(_, x, y, original)
    local color = original(x, y)
    return color and color.layer == "gradient" and color or { layer = "none" }
  end,
}
