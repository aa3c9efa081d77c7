-- m.tile.content-shape-missing: only the rounded outline takes presses.
-- caught by: tile.content-shape
local tile = require "interactions.spring_tile"
return tile.with{ content_shape = "rounded_rectangle" }
