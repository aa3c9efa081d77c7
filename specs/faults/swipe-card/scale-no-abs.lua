-- m.card.scale-no-abs: the scale forgets the sign of the offset.
-- caught by: card.scale card.symmetry
-- advice: Use the absolute width for the scale.
local card = require "interactions.swipe_card"
return card.with{
  ["channel scale"] = function(ui)
    local half = ui.parameters.screen_width / 2
    return 1 - math.min(ui.offset.width / half, 0.5) * 0.5
  end,
}
