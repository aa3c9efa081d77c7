-- m.rect.delta-clamp: each step is clamped for itself.
-- caught by: rect.edge-memory
-- advice: Clamp the base plus the total translation, not each step from the last clamped place.
local rectangle = require "interactions.committed_rectangle"
local function clamp(point)
  return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
end
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("way", vector(0, 0))
    ui:state("last", vector(0, 0))
    local view = original(ui, parameters)
    ui:on_change("preview", function(_, preview)
      if preview == vector(0, 0) then ui.way, ui.last = preview, preview end
    end)
    return view
  end,
  updating = function(ui, value)
    ui.way = clamp(ui.committed + ui.way + value.translation - ui.last) - ui.committed
    ui.last = value.translation
    return ui.way
  end,
  on_ended = function(ui, value, original)
    original{ translation = ui.way + value.translation - ui.last }
  end,
}
