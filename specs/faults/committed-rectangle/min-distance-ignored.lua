-- m.rect.min-distance-ignored: the drag begins at the press.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ drag = { minimum_distance = 0 } }
