-- m.rect.press-equals-recognition: the base is taken at the press.
-- caught by: rect.press-capture
-- advice: Take the base when the drag is recognised. Use a press of your own where the press itself must count.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ session = { opening = "press" } }
