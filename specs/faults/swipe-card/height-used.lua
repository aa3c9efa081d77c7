-- m.card.height-used: the height counts for the scale.
-- caught by: card.height-ignored
-- advice: Use the width of the offset alone.
local card = require "interactions.swipe_card"
return card.with{
  ["channel scale"] = function(ui)
    local half = ui.parameters.screen_width / 2
    return 1 - math.min(ui.offset:length() / half, 0.5) * 0.5
  end,
}
