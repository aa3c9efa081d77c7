-- m.tile.velocity-dropped: the drag's writes are not tracked, so the spring starts at rest.
-- caught by: tile.outward-release tile.inward-release
-- advice: Let the writes of the drag track their velocity.
local tile = require "interactions.spring_tile"
return tile.with{
  on_changed = function(ui, value, original)
    ui:with_transaction({ tracks_velocity = false }, function() original(value) end)
  end,
}
