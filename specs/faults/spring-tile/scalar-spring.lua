-- m.tile.scalar-spring: one number along the way home stands for the velocity.
-- caught by: tile.diagonal-release
-- advice: Animate the offset as a vector. One number along the way home loses the direction.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value)
    local remaining, velocity = vector(0, 0) - ui.offset, value.velocity
    ui.is_returning = true
    ui:with_animation(ui.parameters.spring, {
      initial_velocity = vector(1, 1)
        * ((velocity.x * remaining.x + velocity.y * remaining.y) / math.max(1, remaining:length() ^ 2)),
      completion = function() ui.is_returning = false end,
    }, function() ui.offset = vector(0, 0) end)
  end,
}
