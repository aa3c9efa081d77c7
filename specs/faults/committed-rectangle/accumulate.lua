-- m.rect.accumulate: each translation is added to the last.
-- caught by: rect.table rect.second-drag
-- advice: Add the translation to the committed centre alone. It is the total since the press, not a step.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("sum", vector(0, 0))
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    ui.sum = ui.sum + value.translation
    return ui.sum
  end,
  on_ended = function(ui, value, original)
    original{ translation = ui.sum + value.translation }
    ui.sum = vector(0, 0)
  end,
}
