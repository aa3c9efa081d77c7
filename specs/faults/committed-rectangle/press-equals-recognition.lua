-- m.rect.press-equals-recognition: the base is taken at the press.
-- caught by: rect.press-capture
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ session = { opening = "press" } }
