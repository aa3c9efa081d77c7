-- m.rect.local-feedback: the drag is measured in the space of the shape that it moves.
-- caught by: rect.named-space
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ drag = { coordinate_space = "local" } }
