-- m.tile.cancel-springs: a cancelled drag returns by the spring.
-- caught by: tile.cancel-snaps
-- advice: Put the tile home at once after a cancel. There is no release whose velocity could carry on.
local tile = require "interactions.spring_tile"
return tile.with{
  ["on_change is_dragging"] = function(ui, was, is)
    if was and not is and not ui.is_returning then
      ui:with_animation(ui.parameters.spring, function() ui.offset = vector(0, 0) end)
    end
  end,
}
