-- m.tile.foreign-overwrite: other code snaps the offset to a grid while the drag goes on.
-- caught by: tile.single-writer
-- advice: Find the other code that writes the offset during the drag, and stop it.
local tile = require "interactions.spring_tile"
return tile.with{
  on_changed = function(ui, value, original)
    original(value)
    ui:after(0.002, function()
      if ui.is_dragging then ui.offset = vector(ui.offset.x // 8 * 8, ui.offset.y // 8 * 8) end
    end)
  end,
}
