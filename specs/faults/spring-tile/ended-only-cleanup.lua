-- m.tile.ended-only-cleanup: nothing cleans up after a cancel.
local tile = require "interactions.spring_tile"
return tile.with{ ["on_change is_dragging"] = function() end }
