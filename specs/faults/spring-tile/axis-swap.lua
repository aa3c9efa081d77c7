-- m.tile.axis-swap: the axes of the velocity are exchanged.
-- caught by: tile.diagonal-release
-- advice: Hand over both components of the velocity, each on its own axis.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value)
    local remaining, velocity = vector(0, 0) - ui.offset, value.velocity
    ui.is_returning = true
    ui:with_animation(ui.parameters.spring, {
      initial_velocity = vector(
        spring.unit_velocity(velocity.y, remaining.x) or 0,
        spring.unit_velocity(velocity.x, remaining.y) or 0),
      completion = function() ui.is_returning = false end,
    }, function() ui.offset = vector(0, 0) end)
  end,
}
