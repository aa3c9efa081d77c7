-- m.tile.unit-velocity-zero-div: the velocity is divided by the distance even where that is 0.
-- caught by: tile.zero-distance tile.unit-velocity
-- advice: Where nothing is left to travel, hand over no velocity. Do not divide.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value)
    local remaining, velocity = vector(0, 0) - ui.offset, value.velocity
    ui.is_returning = true
    ui:with_animation(ui.parameters.spring, {
      initial_velocity = vector(
        velocity.x == 0 and 0 or velocity.x / remaining.x,
        velocity.y == 0 and 0 or velocity.y / remaining.y),
      completion = function() ui.is_returning = false end,
    }, function() ui.offset = vector(0, 0) end)
  end,
}
