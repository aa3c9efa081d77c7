-- m.progress.mask-factor: the progress is multiplied twice.
-- caught by: progress.width-table progress.complete
-- advice: Multiply the width by the fraction once.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["channel mask_width"] = function(ui, original)
    local width = original()
    return width and width * width / ui.offered_size.width
  end,
}
