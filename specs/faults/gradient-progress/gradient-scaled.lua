-- m.progress.gradient-scaled: the gradient is as wide as the progress.
-- caught by: progress.width-table progress.quarter progress.half progress.orange-at-edge progress.stops-fixed
-- advice: Give the gradient the whole width of the track. Only the mask takes the fraction.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["channel gradient_width"] = function(ui, original) return original() * (ui.fraction or 0) end,
  ["action stop_positions"] = function(ui, original)
    local positions = original()
    for index, x in ipairs(positions) do positions[index] = x * (ui:value("fraction") or 0) end
    return positions
  end,
  ["action color_at"] = function(ui, x, y, original)
    local color, share = original(x, y), ui:value("fraction")
    if not color or color.layer == "track" or not share then return color end
    return progress.bar{ width = ui.offered_size.width }:color_at(x / share, 1, 0)
  end,
}
