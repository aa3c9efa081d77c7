-- m.rect.delta-clamp: each step is clamped for itself.
-- caught by: rect.edge-memory
local rectangle = require "interactions.committed_rectangle"
local function clamp(point)
  return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
end
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("shown", parameters.center)
    ui:state("last", vector(0, 0))
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    ui.shown = clamp(ui.shown + value.translation - ui.last)
    ui.last = value.translation
    return value.translation
  end,
  ["channel center"] = function(ui) return ui.shown end,
  on_ended = function(ui, value)
    ui.committed = clamp(ui.shown + value.translation - ui.last)
    ui.shown, ui.last = ui.committed, vector(0, 0)
  end,
}
