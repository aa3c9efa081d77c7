-- m.card.div-by-zero: a screen without a width is not refused.
-- caught by: card.zero-width-screen
-- advice: Refuse a screen without a positive, finite width.
local card = require "interactions.swipe_card"
return card.with{
  body = function(ui, parameters, original)
    local width = math.max(1e-300, math.min(1e300, parameters.screen_width))
    return original(ui, setmetatable({ screen_width = width }, { __index = parameters }))
  end,
}
