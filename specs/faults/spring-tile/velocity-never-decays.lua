-- m.tile.velocity-never-decays: the velocity of the last change is handed over, however long the pause.
-- caught by: tile.near-rest-release
-- advice: Let the velocity at the release count. After a pause hardly any is left.
local tile = require "interactions.spring_tile"
return tile.with{
  body = function(ui, parameters, original)
    ui:state("remembered", vector(0, 0))
    return original(ui, parameters)
  end,
  on_changed = function(ui, value, original)
    original(value)
    ui.remembered = value.velocity
  end,
  on_ended = function(ui)
    local remaining, velocity = vector(0, 0) - ui.offset, ui.remembered
    ui.is_returning = true
    ui:with_animation(ui.parameters.spring, {
      initial_velocity = vector(
        spring.unit_velocity(velocity.x, remaining.x) or 0,
        spring.unit_velocity(velocity.y, remaining.y) or 0),
      completion = function() ui.is_returning = false end,
    }, function() ui.offset = vector(0, 0) end)
  end,
}
