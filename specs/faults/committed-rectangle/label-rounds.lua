-- m.rect.label-rounds: the label rounds.
-- caught by: rect.label
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  ["text label"] = function(ui) return ("Committed center: %.0f, %.0f"):format(ui.committed.x, ui.committed.y) end,
}
