-- m.rect.timer-cleanup: a timer takes the preview away.
-- caught by: rect.no-timer-cleanup
-- advice: Let the gesture state return by itself. No timer is needed.
local rectangle = require "interactions.committed_rectangle"
local function clamp(point)
  return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
end
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("held", vector(0, 0))
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    ui.held = value.translation
    return value.translation
  end,
  ["channel center"] = function(ui) return clamp(ui.committed + ui.held) end,
  on_ended = function(ui, value, original)
    original(value)
    ui:after(0.05, function() ui.held = vector(0, 0) end)
  end,
}
