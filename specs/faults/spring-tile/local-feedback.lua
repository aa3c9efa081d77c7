-- m.tile.local-feedback: the drag is measured in the space of the view that it moves.
-- caught by: tile.named-space
-- advice: Measure the drag in the named space of the fixed canvas.
local tile = require "interactions.spring_tile"
return tile.with{
  offset = vector(0, 0),
  drag = { coordinate_space = "local" },
  body = function(ui, parameters, original) return original(ui, parameters):offset("offset") end,
}
