-- m.drag.regrab-jump: a new drag puts the picture where its first change points.
-- caught by: drag.regrab
-- advice: Let the new drag retarget the spring that still runs. Do not put the picture anywhere.
local tile = require "interactions.follow_tile"
return tile.with{
  body = function(ui, parameters, original)
    ui:state("held", false)
    return original(ui, parameters)
  end,
  on_changed = function(ui, value, original)
    if not ui.held then
      ui:with_animation(curve.linear{ duration = 0 }, function() ui.offset = value.translation end)
    end
    ui.held = true
    original(value)
  end,
  on_ended = function(ui, value, original)
    ui.held = false
    original(value)
  end,
}
