-- m.rect.commit-preview: the end commits the last preview.
-- caught by: rect.table rect.commit-from-end-value
-- advice: Commit the translation that the end of the drag brings. The preview is that of the last change.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("last", vector(0, 0))
    return original(ui, parameters)
  end,
  updating = function(ui, value)
    ui.last = value.translation
    return value.translation
  end,
  on_ended = function(ui, _, original) original{ translation = ui.last } end,
}
