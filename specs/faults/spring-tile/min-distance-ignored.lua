-- m.tile.min-distance-ignored: the drag begins at the press.
-- caught by: tile.below-minimum
-- advice: Give the drag its minimum distance of 3 pt.
local tile = require "interactions.spring_tile"
return tile.with{ drag = { minimum_distance = 0 } }
