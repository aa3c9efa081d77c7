-- m.rect.commit-in-updating: the committed centre is written while the preview is shown.
-- caught by: rect.table rect.model-frozen
-- advice: Leave the committed centre alone until the drag has ended. The preview is all that an update may change.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  updating = function(ui, value, state)
    ui.committed = ui.committed + value.translation - state
    return value.translation
  end,
}
