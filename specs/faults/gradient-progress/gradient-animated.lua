-- m.progress.gradient-animated: the gradient's width is animated, too.
-- caught by: progress.stops-fixed progress.animation-scope
-- advice: Keep the width of the gradient fixed. Only the mask may change and move.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action stop_positions"] = function(ui, original)
    local positions, target = original(), ui:model("mask_width") or 0
    for index, x in ipairs(positions) do
      positions[index] = target > 0 and x * ui:value("mask_width") / target or x
    end
    return positions
  end,
  ["channel gradient_width"] = function(ui, original)
    local target = ui:model("mask_width") or 0
    return target > 0 and original() * ui:value("mask_width") / target or original()
  end,
}
