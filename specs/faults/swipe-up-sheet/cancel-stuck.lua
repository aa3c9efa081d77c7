-- m.sheet.cancel-stuck: the clean-up of the strict variant is missing.
-- caught by: sheet.cancel
-- advice: Watch a gesture state and put the current offset to 0 when it returns.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{ ["on_change is_dragging"] = function() end }
