-- m.sheet.offset-omitted: one of the three offsets is not drawn.
-- caught by: sheet.sum
-- advice: Add all three offsets to the view.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{ ["offset 3"] = { y = 0 } }
