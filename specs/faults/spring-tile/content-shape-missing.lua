-- m.tile.content-shape-missing: only the rounded outline takes presses.
-- caught by: tile.content-shape
-- advice: Give the tile a rectangular content shape, so that its corners take presses.
local tile = require "interactions.spring_tile"
return tile.with{ content_shape = "rounded_rectangle" }
