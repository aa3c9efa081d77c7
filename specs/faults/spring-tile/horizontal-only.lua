-- m.tile.horizontal-only: only the horizontal velocity is handed over.
-- caught by: tile.diagonal-release
-- advice: Hand over both components of the velocity. Animate the vector as one property.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value)
    local remaining, velocity = vector(0, 0) - ui.offset, value.velocity
    ui.is_returning = true
    ui:with_animation(ui.parameters.spring, {
      initial_velocity = vector(spring.unit_velocity(velocity.x, remaining.x) or 0, 0),
      completion = function() ui.is_returning = false end,
    }, function() ui.offset = vector(0, 0) end)
  end,
}
