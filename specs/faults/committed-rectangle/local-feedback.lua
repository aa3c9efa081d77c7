-- m.rect.local-feedback: the drag is measured in the space of the shape that it moves.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ drag = { coordinate_space = "local" } }
