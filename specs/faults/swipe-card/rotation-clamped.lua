-- m.card.rotation-clamped: the rotation stops at 10 degrees.
-- caught by: card.rotation-unclamped
-- advice: Leave the rotation unlimited as printed, or say that you limit it.
local card = require "interactions.swipe_card"
return card.with{
  ["channel rotation"] = function(ui)
    local half = ui.parameters.screen_width / 2
    return math.max(-1, math.min(1, ui.offset.width / half)) * 10
  end,
}
