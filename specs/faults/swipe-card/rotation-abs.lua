-- m.card.rotation-abs: the rotation forgets the sign of the offset.
-- caught by: card.rotation card.symmetry
-- advice: Keep the sign of the width for the rotation.
local card = require "interactions.swipe_card"
return card.with{
  ["channel rotation"] = function(ui)
    local half = ui.parameters.screen_width / 2
    return math.abs(ui.offset.width) / half * 10
  end,
}
