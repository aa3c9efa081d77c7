-- m.rect.label-shows-preview: the label shows the centre that is shown.
-- caught by: rect.label
-- advice: Let the label read the committed centre, not the one that is shown.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  ["text label"] = function(ui)
    local shown = ui:value("center")
    return ("Committed center: %d, %d"):format(math.floor(shown.x), math.floor(shown.y))
  end,
}
