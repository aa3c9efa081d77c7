-- m.card.radians: the degrees are taken for radians.
-- caught by: card.rotation
-- advice: Hand over degrees.
local card = require "interactions.swipe_card"
return card.with{
  ["channel rotation"] = function(ui)
    local half = ui.parameters.screen_width / 2
    return math.deg(ui.offset.width / half * 10)
  end,
}
