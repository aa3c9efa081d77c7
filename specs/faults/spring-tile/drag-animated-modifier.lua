-- m.tile.drag-animated-modifier: an animation modifier sits on the tile.
-- caught by: tile.drag-unanimated
local tile = require "interactions.spring_tile"
return tile.with{
  body = function(ui, parameters, original)
    return original(ui, parameters):animation(parameters.spring, "offset")
  end,
}
