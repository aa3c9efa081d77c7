-- m.sheet.reset-in-branch: the current offset is reset only where something is locked.
-- caught by: sheet.current-always-reset
-- advice: Put the current offset to 0 after both branches, always.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    ui:with_animation(ui.parameters.spring, function()
      if ui.current < -150 then
        ui.ending = -ui.starting
        ui.current = 0
      elseif ui.ending ~= 0 and ui.current > 150 then
        ui.ending = 0
        ui.current = 0
      end
    end)
  end,
}
