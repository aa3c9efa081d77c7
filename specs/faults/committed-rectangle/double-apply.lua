-- m.rect.double-apply: an edit that was made during the drag counts twice.
-- caught by: rect.edit-rebase
-- advice: Apply an edit once: either take the new centre as the base, or add the difference.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("start", nil)
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    if not ui.start then ui.start = ui.committed end
    return value.translation
  end,
  on_ended = function(ui, value, original)
    original{ translation = ui.committed - ui.start + value.translation }
    ui.start = nil
  end,
}
