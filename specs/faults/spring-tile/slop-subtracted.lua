-- m.tile.slop-subtracted: the first 3 pt are taken from the translation.
local tile = require "interactions.spring_tile"
return tile.with{ drag = { slop = "excluded" } }
