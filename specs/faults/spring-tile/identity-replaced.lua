-- m.tile.identity-replaced: the view gets a new identity at the release.
-- caught by: tile.outward-release tile.identity-kept
-- advice: Keep the identity of the view from the press to the end of the return.
local tile = require "interactions.spring_tile"
return tile.with{
  body = function(ui, parameters, original)
    ui:state("generation", 0)
    return original(ui, parameters):id("generation")
  end,
  on_ended = function(ui, value, original)
    ui.generation = ui.generation + 1
    original(value)
  end,
}
