-- m.tile.velocity-sign: the velocity is divided by the distance without its sign.
-- caught by: tile.outward-release tile.inward-release tile.unit-velocity
-- advice: Divide by the signed distance to the target.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value)
    local remaining, velocity = vector(0, 0) - ui.offset, value.velocity
    ui.is_returning = true
    ui:with_animation(ui.parameters.spring, {
      initial_velocity = vector(
        spring.unit_velocity(velocity.x, math.abs(remaining.x)) or 0,
        spring.unit_velocity(velocity.y, math.abs(remaining.y)) or 0),
      completion = function() ui.is_returning = false end,
    }, function() ui.offset = vector(0, 0) end)
  end,
}
