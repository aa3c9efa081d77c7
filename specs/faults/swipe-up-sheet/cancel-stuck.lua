-- m.sheet.cancel-stuck: the clean-up of the strict variant is missing.
-- caught by: sheet.cancel
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{ ["on_change is_dragging"] = function() end }
