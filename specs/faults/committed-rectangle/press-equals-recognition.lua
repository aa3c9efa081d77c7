-- m.rect.press-equals-recognition: the base is taken at the press.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ session = { opening = "press" } }
