-- m.sheet.ending-written-early: the drag locks the sheet before it ends.
-- caught by: sheet.live-drag
-- advice: Write only the current offset while the finger is down.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_changed = function(ui, value, original)
    original(value)
    if ui.current < -150 then ui.ending = -ui.starting end
  end,
}
