-- m.progress.frame-alignment-only: the leading edge is given to the frame, not to the mask.
-- caught by: progress.reveal-from-centre
-- advice: Give the leading alignment to the mask. A frame does not place it.
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
