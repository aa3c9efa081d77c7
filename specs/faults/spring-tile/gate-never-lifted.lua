-- m.tile.gate-never-lifted: the completion is lost.
-- caught by: tile.next-interaction tile.removed-not-timer tile.zero-distance
-- advice: Lift the gate in the completion of the return.
local tile = require "interactions.spring_tile"
return tile.with{ with_animation = { completion = function() end } }
