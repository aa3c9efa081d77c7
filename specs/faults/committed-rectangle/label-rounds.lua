-- m.rect.label-rounds: the label rounds.
-- caught by: rect.label
-- advice: Cut the fractions off, as the document does. Do not round.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  ["text label"] = function(ui) return ("Committed center: %.0f, %.0f"):format(ui.committed.x, ui.committed.y) end,
}
