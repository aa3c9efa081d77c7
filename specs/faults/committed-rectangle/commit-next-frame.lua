-- m.rect.commit-next-frame: the commit comes with the next frame but one.
-- caught by: rect.no-flash-frame
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  on_ended = function(ui, value, original)
    local translation = value.translation
    ui:after(1 / 60, function() original{ translation = translation } end)
  end,
}
