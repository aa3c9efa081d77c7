-- m.drag.accumulate: each change is added to the last.
local tile = require "interactions.follow_tile"
return tile.with{
  on_changed = function(ui, value)
    ui:with_animation(ui.parameters.spring, function() ui.offset = ui.offset + value.translation end)
  end,
}
