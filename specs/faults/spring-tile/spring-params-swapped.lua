-- m.tile.spring-params-swapped: duration and bounce are exchanged.
-- caught by: tile.tuning
-- advice: Check the order of duration and bounce.
local tile = require "interactions.spring_tile"
return tile.with{ with_animation = spring{ duration = 0.2, bounce = 0.45 } }
