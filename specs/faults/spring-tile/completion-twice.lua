-- m.tile.completion-twice: a second completion is asked for.
-- caught by: tile.removed-not-timer
-- advice: Ask for one completion: that of the write which starts the return.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value, original)
    original(value)
    ui:with_animation(ui.parameters.spring, {
      completion = function() ui.is_returning = false end,
    }, function() end)
  end,
}
