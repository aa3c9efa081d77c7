-- m.tile.slop-subtracted: the first 3 pt are taken from the translation.
-- caught by: tile.below-minimum
-- advice: Use the translation as it comes. It counts from the press.
local tile = require "interactions.spring_tile"
return tile.with{ drag = { slop = "excluded" } }
