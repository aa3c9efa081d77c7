-- m.rect.local-feedback: the drag is measured in the space of the shape that it moves.
-- caught by: rect.named-space
-- advice: Measure the drag in the named space of the canvas, which does not move with the shape.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ drag = { coordinate_space = "local" } }
