-- m.progress.mask-centred: the mask grows from the middle.
-- caught by: progress.quarter progress.reveal-from-centre
-- advice: Align the mask to the leading edge. The default is the centre.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["action visible"] = function(ui, y, original)
    local width = ui:value("mask_width")
    if not original(y) then return nil end
    local from = (ui.offered_size.width - width) / 2
    return from, from + width
  end,
  ["action color_at"] = function(ui, x, y)
    local whole, width = ui.offered_size.width, ui:value("mask_width") or 0
    local inside = math.abs(x - whole / 2) <= width / 2
    return progress.bar{ width = whole }:color_at(x, inside and 1 or 0, y)
  end,
}
