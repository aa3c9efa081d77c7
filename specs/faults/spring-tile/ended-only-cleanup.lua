-- m.tile.ended-only-cleanup: nothing cleans up after a cancel.
-- caught by: tile.cancel-snaps tile.cancel-then-drag
-- advice: Clean up when the gesture state returns. The end action does not run after a cancel.
local tile = require "interactions.spring_tile"
return tile.with{ ["on_change is_dragging"] = function() end }
