-- m.rect.session-ended-only: only an end closes what the drag has opened.
-- caught by: rect.cancel-then-drag rect.session-policy rect.removed-mid-drag
-- advice: Give a session that outlives the gesture an owner and an end. Close it after a cancel and a removal as well.
local rectangle = require "interactions.committed_rectangle"
local function clamp(point)
  return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
end
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("kept", nil)
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    if not ui.kept then ui.kept = ui.committed end
    return value.translation
  end,
  ["channel sessions"] = function(ui) return ui.kept and 1 or 0 end,
  ["channel center"] = function(ui, original) return ui.kept and clamp(ui.kept + ui.preview) or original() end,
  on_ended = function(ui, value, original)
    original{ translation = ui.kept - ui.committed + value.translation }
    ui.kept = nil
  end,
}
