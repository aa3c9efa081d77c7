-- m.tile.cleanup-races: the clean-up comes with the reset, before the end of the drag says that the tile returns.
-- caught by: tile.release-order
-- advice: Let the clean-up ask whether the tile returns, after both the reset and the end have run.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value, original)
    if not ui.is_dragging then ui.offset = vector(0, 0) end
    original(value)
  end,
}
