-- m.card.factor-missing: the share is not halved.
-- caught by: card.scale
-- advice: Multiply the limited share by 0.5.
local card = require "interactions.swipe_card"
return card.with{
  ["channel scale"] = function(ui)
    local half = ui.parameters.screen_width / 2
    return 1 - math.min(math.abs(ui.offset.width) / half, 0.5)
  end,
}
