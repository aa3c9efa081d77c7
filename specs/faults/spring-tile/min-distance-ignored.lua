-- m.tile.min-distance-ignored: the drag begins at the press.
-- caught by: tile.below-minimum
local tile = require "interactions.spring_tile"
return tile.with{ drag = { minimum_distance = 0 } }
