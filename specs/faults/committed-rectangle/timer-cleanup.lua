-- m.rect.timer-cleanup: a timer takes the preview away.
-- caught by: rect.no-timer-cleanup
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("held", vector(0, 0))
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    ui.held = value.translation
    return value.translation
  end,
  ["channel center"] = function(ui) return ui.committed + ui.held end,
  on_ended = function(ui, value, original)
    original(value)
    ui:after(0.05, function() ui.held = vector(0, 0) end)
  end,
}
