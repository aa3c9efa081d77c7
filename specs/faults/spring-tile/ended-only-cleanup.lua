-- m.tile.ended-only-cleanup: nothing cleans up after a cancel.
-- caught by: tile.cancel-snaps tile.cancel-then-drag
local tile = require "interactions.spring_tile"
return tile.with{ ["on_change is_dragging"] = function() end }
