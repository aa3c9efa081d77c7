-- m.tile.content-shape-missing: only the rounded outline takes presses.
local tile = require "interactions.spring_tile"
return tile.with{ content_shape = "rounded_rectangle" }
