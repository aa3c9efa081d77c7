-- m.sheet.start-factor: the sheet starts at 15 % of the height.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  ["state starting"] = 120,
}
