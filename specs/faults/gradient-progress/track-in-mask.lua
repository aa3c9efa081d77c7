-- m.progress.track-in-mask: the track lies under the mask, too.
-- caught by: progress.reset
-- advice: Leave the track outside the mask, below the gradient.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action color_at"] = function(_, x, y, original)
    local color = original(x, y)
    return color and color.layer == "gradient" and color or { layer = "none", red = 0, green = 0, blue = 0, alpha = 0 }
  end,
}
