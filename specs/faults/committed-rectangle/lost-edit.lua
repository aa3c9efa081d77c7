-- m.rect.lost-edit: the commit overwrites an edit that was made during the drag.
-- caught by: rect.edit-rebase
-- advice: Commit on top of the centre as it is at the end, or refuse edits meanwhile.
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
    original{ translation = ui.start - ui.committed + value.translation }
    ui.start = nil
  end,
}
