-- m.tile.separate-property: the drag moves one property, the spring another.
-- caught by: tile.outward-release tile.same-property
-- advice: Let the drag change the very offset that the spring animates.
local tile = require "interactions.spring_tile"
return tile.with{
  body = function(ui, parameters, original)
    ui:state("pulled", vector(0, 0))
    return original(ui, parameters)
  end,
  offset = function(ui) return ui.offset + ui.pulled end,
  on_changed = function(ui, value) ui.pulled = value.translation end,
  on_ended = function(ui, value, original)
    ui.pulled = vector(0, 0)
    original(value)
  end,
}
