-- m.drag.accumulate: each change is added to the last.
-- caught by: drag.translation-total
-- advice: Set the offset to the translation. It is the whole way since the press.
local tile = require "interactions.follow_tile"
return tile.with{
  on_changed = function(ui, value)
    ui:with_animation(ui.parameters.spring, function() ui.offset = ui.offset + value.translation end)
  end,
}
