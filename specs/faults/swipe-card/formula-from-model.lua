-- m.card.formula-from-model: scale and rotation read the model, not what is shown.
-- caught by: card.return
-- advice: Reckon from the offset that is shown, so that the card grows back as it returns.
local card = require "interactions.swipe_card"
return card.with{
  ["channel scale"] = function(ui)
    local half = ui.parameters.screen_width / 2
    return 1 - math.min(math.abs(ui:model("offset").x) / half, 0.5) * 0.5
  end,
  ["channel rotation"] = function(ui) return ui:model("offset").x / (ui.parameters.screen_width / 2) * 10 end,
}
