-- m.tile.gate-never-lifted: the completion is lost.
local tile = require "interactions.spring_tile"
return tile.with{ with_animation = { completion = function() end } }
