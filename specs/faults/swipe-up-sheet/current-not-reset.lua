-- m.sheet.current-not-reset: the current offset stays.
-- caught by: sheet.lock-up sheet.current-always-reset
-- advice: Put the current offset to 0 at the end of every drag.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    ui:with_animation(ui.parameters.spring, function()
      if ui.current < -150 then
        ui.ending = -ui.starting
      elseif ui.ending ~= 0 and ui.current > 150 then
        ui.ending = 0
      end
    end)
  end,
}
