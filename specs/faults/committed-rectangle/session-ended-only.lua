-- m.rect.session-ended-only: only an end closes what the drag has opened.
-- caught by: rect.cancel-then-drag rect.session-policy rect.removed-mid-drag
local rectangle = require "interactions.committed_rectangle"
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
  ["channel center"] = function(ui) return ui.kept and ui.kept + ui.preview or ui.committed end,
  on_ended = function(ui, value)
    ui.committed = ui.kept + value.translation
    ui.kept = nil
  end,
}
