-- m.progress.mask-tint: the mask's tint colours the gradient.
-- caught by: progress.opaque-mask
-- advice: Use only the alpha of the mask. Its tint has no say.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action color_at"] = function(ui, x, y, original)
    local color, tint = original(x, y), ui.parameters.mask_tint
    if not color or not tint then return color end
    return {
      layer = color.layer, alpha = color.alpha,
      red = color.red * tint.red / 255, green = color.green * tint.green / 255, blue = color.blue * tint.blue / 255,
    }
  end,
}
