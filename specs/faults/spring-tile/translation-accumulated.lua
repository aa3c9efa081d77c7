-- m.tile.translation-accumulated: each change is added to the last.
-- caught by: tile.next-interaction tile.translation-total
-- advice: Set the offset to the translation. It is the whole way since the press.
local tile = require "interactions.spring_tile"
return tile.with{ on_changed = function(ui, value) ui.offset = ui.offset + value.translation end }
