-- m.rect.baseline-cleared-on-mouse-up: a monitor of the mouse button clears the base that the end needs.
-- caught by: rect.mouse-up-order rect.mouse-up-missing
-- advice: Let the end of the gesture use the base. A raw mouse-up may come before it, or not at all.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("start", nil)
    if parameters.mouse_up_monitor ~= "missed" then
      ui:monitor(function(event)
        if event.phase == "up" then ui.start = nil end
      end)
    end
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    if not ui.start then ui.start = ui.committed end
    return value.translation
  end,
  on_ended = function(ui, value, original)
    original{ translation = (ui.start or vector(0, 0)) - ui.committed + value.translation }
  end,
}
