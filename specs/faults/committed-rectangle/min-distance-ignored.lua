-- m.rect.min-distance-ignored: the drag begins at the press.
-- caught by: rect.below-minimum
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ drag = { minimum_distance = 0 } }
