-- m.drag.cancel-stuck: the clean-up of the strict variant is missing.
-- caught by: drag.cancel
-- advice: Watch a gesture state and put the offset home when it returns. The end action does not run after a cancel.
local tile = require "interactions.follow_tile"
return tile.with{ ["on_change is_dragging"] = function() end }
