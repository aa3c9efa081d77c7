-- m.tile.spring-deferred: the spring starts 50 ms after the end of the drag.
-- caught by: tile.release-immediate
-- advice: Start the spring in the end action itself. Wait for no turn of the run loop.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui)
    ui.is_returning = true
    ui:after(0.05, function()
      ui:with_animation(ui.parameters.spring, {
        completion = function() ui.is_returning = false end,
      }, function() ui.offset = vector(0, 0) end)
    end)
  end,
}
