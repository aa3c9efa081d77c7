-- m.rect.commit-next-frame: the commit comes with the next frame but one.
-- caught by: rect.no-flash-frame
-- advice: Commit in the action of the end itself, so that no frame shows the old centre.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  on_ended = function(ui, value, original)
    local translation = value.translation
    ui:after(1 / 60, function() original{ translation = translation } end)
  end,
}
