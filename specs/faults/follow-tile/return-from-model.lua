-- m.drag.return-from-model: the return starts at the translation, not at what is shown.
-- caught by: drag.return
-- advice: Set only the new target. The spring starts from what is shown.
local tile = require "interactions.follow_tile"
return tile.with{
  on_ended = function(ui, value, original)
    ui:with_animation(curve.linear{ duration = 0 }, function() ui.offset = value.translation end)
    original(value)
  end,
}
