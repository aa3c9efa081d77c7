-- m.tile.no-hit-gate: the returning tile takes presses.
-- caught by: tile.gate
-- advice: Take no presses while the tile returns.
local tile = require "interactions.spring_tile"
return tile.with{
  allows_hit_testing = true,
  on_changed = function(ui, value) ui.offset = value.translation end,
}
