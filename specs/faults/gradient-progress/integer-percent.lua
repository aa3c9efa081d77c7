-- m.progress.integer-percent: the fraction is made of whole percents.
-- caught by: progress.label progress.sub-percent
-- advice: Keep the fraction as it is. Round for the label alone.
local bar = require "interactions.gradient_progress"
local function whole(share) return share and math.floor(share * 100 + 0.5) / 100 end
return bar.with{
  ["channel fraction"] = function(_, original) return whole(original()) end,
  ["channel mask_width"] = function(ui, original)
    local share = whole(progress.fraction(ui.progress, ui.total))
    return original() and share and ui.offered_size.width * share
  end,
}
