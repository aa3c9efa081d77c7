-- m.drag.cancel-stuck: the clean-up of the strict variant is missing.
-- caught by: drag.cancel
local tile = require "interactions.follow_tile"
return tile.with{ ["on_change is_dragging"] = function() end }
