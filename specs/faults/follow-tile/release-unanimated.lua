-- m.drag.release-unanimated: the return is written without an animation.
-- caught by: drag.return
-- advice: Put the offset to 0 within an animation by the spring.
local tile = require "interactions.follow_tile"
return tile.with{ on_ended = function(ui) ui.offset = vector(0, 0) end }
