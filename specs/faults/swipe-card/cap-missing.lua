-- m.card.cap-missing: the scale has no floor.
-- caught by: card.scale card.scale-floor
-- advice: Limit the share to 0.5 before halving it.
local card = require "interactions.swipe_card"
return card.with{
  ["channel scale"] = function(ui)
    local half = ui.parameters.screen_width / 2
    return 1 - math.abs(ui.offset.width) / half * 0.5
  end,
}
