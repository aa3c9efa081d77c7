-- m.progress.rtl-left-anchored: leading is always taken for left.
-- caught by: progress.leading-rtl
-- advice: Anchor at leading, not at left. In a right-to-left layout it is the right edge.
local bar = require "interactions.gradient_progress"
local function revealed(ui) return ui:value("mask_width") and ui:value("mask_width") / ui.offered_size.width end
return bar.with{
  ["action visible"] = function(ui, y)
    return progress.bar{ width = ui.offered_size.width }:visible(revealed(ui), y)
  end,
  ["action color_at"] = function(ui, x, y)
    return progress.bar{ width = ui.offered_size.width }:color_at(x, revealed(ui), y)
  end,
}
