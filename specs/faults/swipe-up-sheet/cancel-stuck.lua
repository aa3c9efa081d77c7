-- m.sheet.cancel-stuck: the clean-up of the strict variant is missing.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{ ["on_change is_dragging"] = function() end }
