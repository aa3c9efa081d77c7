-- m.card.order-swapped: the card is scaled and turned before it is moved.
-- caught by: card.order
-- advice: Say offset first, then scale, then rotation.
local card = require "interactions.swipe_card"
return card.with{
  offset = vector(0, 0),
  body = function(ui, parameters, original) return original(ui, parameters):offset("offset") end,
}
