-- m.rect.cancel-commits: a cancel counts as an end.
-- caught by: rect.cancel rect.removed-mid-drag
-- advice: Commit in the action of the end only. A reset preview does not mean that the drag succeeded.
local rectangle = require "interactions.committed_rectangle"
local function clamp(point)
  return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
end
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("has_ended", false)
    local view = original(ui, parameters)
    ui:on_change("preview", function(old, preview)
      if preview == vector(0, 0) and not ui.has_ended then ui.committed = clamp(ui.committed + old) end
      ui.has_ended = false
    end)
    return view
  end,
  on_ended = function(ui, value, original)
    original(value)
    ui.has_ended = true
  end,
}
