-- m.tile.drag-with-spring: the drag writes with an animation.
-- caught by: tile.drag-unanimated
-- advice: Write the offset without an animation while the drag goes on.
local tile = require "interactions.spring_tile"
return tile.with{
  on_changed = function(ui, value, original)
    ui:with_animation(ui.parameters.spring, function() original(value) end)
  end,
}
