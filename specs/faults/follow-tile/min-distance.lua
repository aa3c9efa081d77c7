-- m.drag.min-distance: the drag begins after 3 pt.
-- caught by: drag.default-minimum
-- advice: Leave the minimum distance at its default of 10 pt.
local tile = require "interactions.follow_tile"
return tile.with{ drag = { minimum_distance = 3 } }
