-- m.rect.commit-in-updating: the committed centre is written while the preview is shown.
-- caught by: rect.table rect.model-frozen
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  updating = function(ui, value, state)
    ui.committed = ui.committed + value.translation - state
    return value.translation
  end,
}
