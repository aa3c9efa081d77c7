-- m.sheet.start-factor: the sheet starts at 15 % of the height.
-- caught by: sheet.start
-- advice: Start at 85 % of the height of the screen.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  ["state starting"] = 120,
}
