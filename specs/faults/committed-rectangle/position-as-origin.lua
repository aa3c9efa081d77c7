-- m.rect.position-as-origin: the position is taken for the upper left corner.
-- caught by: rect.position-is-centre
-- advice: Hand the centre to position. It places the middle of the shape, not its corner.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ position = function(ui) return ui:value("center") + vector(40, 30) end }
