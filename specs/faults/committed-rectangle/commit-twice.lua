-- m.rect.commit-twice: the observer of the reset commits once more.
-- caught by: rect.commit-once
-- advice: Commit in one place: the action of the end. Let no observer of the reset do it again.
local rectangle = require "interactions.committed_rectangle"
local function clamp(point)
  return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
end
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("ended_with", nil)
    local view = original(ui, parameters)
    ui:on_change("preview", function(_, preview)
      if preview == vector(0, 0) and ui.ended_with then
        ui.committed = clamp(ui.committed + ui.ended_with)
        ui.ended_with = nil
      end
    end)
    return view
  end,
  on_ended = function(ui, value, original)
    original(value)
    ui.ended_with = value.translation
  end,
}
