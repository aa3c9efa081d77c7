-- m.tile.logical-completion: the return counts as over when the spring's duration is.
-- caught by: tile.gate tile.removed-not-timer
-- advice: Ask for the removed criterion. The logical end comes while the tile still moves.
local tile = require "interactions.spring_tile"
return tile.with{ with_animation = { completion_criteria = "logically_complete" } }
