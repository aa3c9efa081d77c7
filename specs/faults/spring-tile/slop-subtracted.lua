-- m.tile.slop-subtracted: the first 3 pt are taken from the translation.
-- caught by: tile.below-minimum
local tile = require "interactions.spring_tile"
return tile.with{ drag = { slop = "excluded" } }
