-- m.drag.direct-follow: the drag writes without an animation.
local tile = require "interactions.follow_tile"
return tile.with{ on_changed = function(ui, value) ui.offset = value.translation end }
