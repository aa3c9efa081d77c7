-- m.tile.offset-reset: the offset is put to 0 before the spring starts.
-- caught by: tile.outward-release tile.single-writer tile.no-pre-reset
-- advice: Leave the offset alone until the write that starts the spring.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value, original)
    ui.offset = vector(0, 0)
    original(value)
  end,
}
