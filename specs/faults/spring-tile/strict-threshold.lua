-- m.tile.strict-threshold: the distance must exceed the minimum.
-- caught by: tile.below-minimum
-- advice: Recognise the drag at exactly 3 pt as well.
local tile = require "interactions.spring_tile"
return tile.with{ drag = { minimum_distance = 3 + 1e-9 } }
