-- m.card.max-full-width: the whole width of the screen stands for half of it.
-- caught by: card.scale card.rotation
-- advice: Divide by half of the width of the screen.
local card = require "interactions.swipe_card"
return card.with{
  ["channel scale"] = function(ui)
    return 1 - math.min(math.abs(ui.offset.width) / ui.parameters.screen_width, 0.5) * 0.5
  end,
  ["channel rotation"] = function(ui) return ui.offset.width / ui.parameters.screen_width * 10 end,
}
