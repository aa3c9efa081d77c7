-- m.sheet.open-guard-missing: a closed sheet is closed again.
-- caught by: sheet.return-down sheet.closed-down
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    ui:with_animation(ui.parameters.spring, function()
      if ui.current < -150 then
        ui.ending = -ui.starting
      elseif ui.current > 150 then
        ui.ending = 0
      end
      ui.current = 0
    end)
  end,
}
