-- m.drag.release-unanimated: the return is written without an animation.
-- caught by: drag.return
local tile = require "interactions.follow_tile"
return tile.with{ on_ended = function(ui) ui.offset = vector(0, 0) end }
