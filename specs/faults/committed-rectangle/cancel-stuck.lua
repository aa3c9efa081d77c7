-- m.rect.cancel-stuck: only an end takes the preview away.
-- caught by: rect.cancel
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("kept", vector(0, 0))
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    ui.kept = value.translation
    return value.translation
  end,
  ["channel center"] = function(ui) return ui.committed + ui.kept end,
  on_ended = function(ui, value, original)
    original(value)
    ui.kept = vector(0, 0)
  end,
}
