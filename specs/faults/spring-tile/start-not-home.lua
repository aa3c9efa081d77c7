-- m.tile.start-not-home: the next drag starts where the last one ended.
-- caught by: tile.next-interaction
-- advice: Set the offset to the translation alone. Every drag starts at home.
local tile = require "interactions.spring_tile"
return tile.with{
  body = function(ui, parameters, original)
    ui:state("base", vector(0, 0))
    return original(ui, parameters)
  end,
  on_changed = function(ui, value) ui.offset = ui.base + value.translation end,
  on_ended = function(ui, value, original)
    ui.base = ui.offset
    original(value)
  end,
}
