-- m.tile.unit-velocity-raw: points a second are passed where spans a second are wanted.
-- caught by: tile.outward-release tile.unit-velocity
-- advice: Divide the velocity by the distance left, or leave the initial velocity to the system.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value)
    local remaining, velocity = vector(0, 0) - ui.offset, value.velocity
    ui.is_returning = true
    ui:with_animation(ui.parameters.spring, {
      initial_velocity = velocity,
      completion = function() ui.is_returning = false end,
    }, function() ui.offset = vector(0, 0) end)
  end,
}
