-- m.drag.direct-follow: the drag writes without an animation.
-- caught by: drag.follow-lag
-- advice: Write the offset within an animation by the spring in every change.
local tile = require "interactions.follow_tile"
return tile.with{ on_changed = function(ui, value) ui.offset = value.translation end }
