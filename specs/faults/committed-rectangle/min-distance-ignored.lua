-- m.rect.min-distance-ignored: the drag begins at the press.
-- caught by: rect.below-minimum
-- advice: Give the drag its minimum distance of 3 pt.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ drag = { minimum_distance = 0 } }
