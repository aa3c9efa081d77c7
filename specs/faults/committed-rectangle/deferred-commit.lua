-- m.rect.deferred-commit: the commit is queued.
-- caught by: rect.commit-once rect.no-timer-cleanup
-- advice: Commit at once in the action of the end. Queue nothing.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  on_ended = function(ui, value, original)
    local translation = value.translation
    ui:after(0, function() original{ translation = translation } end)
  end,
}
