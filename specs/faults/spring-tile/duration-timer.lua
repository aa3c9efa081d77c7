-- m.tile.duration-timer: a timer of the spring's duration stands for the end of its animation.
-- caught by: tile.gate tile.removed-not-timer
-- advice: Wait for the completion of the animation. Its duration is no settling time.
local tile = require "interactions.spring_tile"
return tile.with{
  with_animation = { completion = function() end },
  on_ended = function(ui, value, original)
    original(value)
    ui:after(0.45, function() ui.is_returning = false end)
  end,
}
