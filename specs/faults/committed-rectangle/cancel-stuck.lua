-- m.rect.cancel-stuck: only an end takes the preview away.
-- caught by: rect.cancel
-- advice: Keep the preview in gesture state, which returns after every end of the gesture.
local rectangle = require "interactions.committed_rectangle"
local function clamp(point)
  return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
end
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("kept", vector(0, 0))
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    ui.kept = value.translation
    return value.translation
  end,
  ["channel center"] = function(ui) return clamp(ui.committed + ui.kept) end,
  on_ended = function(ui, value, original)
    original(value)
    ui.kept = vector(0, 0)
  end,
}
