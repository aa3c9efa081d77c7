-- m.tile.drag-animated-modifier: an animation modifier sits on the tile.
-- caught by: tile.drag-unanimated
-- advice: Remove the animation modifier from the tile. It animates the writes of the drag as well.
local tile = require "interactions.spring_tile"
return tile.with{
  body = function(ui, parameters, original)
    return original(ui, parameters):animation(parameters.spring, "offset")
  end,
}
