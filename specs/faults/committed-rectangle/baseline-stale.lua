-- m.rect.baseline-stale: the base of the first drag is used again.
-- caught by: rect.second-drag
-- advice: Start every drag from the centre that is committed now.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("first", nil)
    return original(ui, parameters)
  end,
  on_ended = function(ui, value, original)
    if not ui.first then ui.first = ui.committed end
    original{ translation = ui.first - ui.committed + value.translation }
  end,
}
