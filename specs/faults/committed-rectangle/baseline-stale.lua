-- m.rect.baseline-stale: the base of the first drag is used again.
-- caught by: rect.second-drag
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("first", nil)
    return original(ui, parameters)
  end,
  on_ended = function(ui, value)
    if not ui.first then ui.first = ui.committed end
    ui.committed = ui.first + value.translation
  end,
}
