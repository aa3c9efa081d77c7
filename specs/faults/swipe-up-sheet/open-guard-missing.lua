-- m.sheet.open-guard-missing: a closed sheet is closed again.
-- caught by: sheet.closed-down
-- advice: Close only a sheet whose ending offset is not 0.
-- equivalent in sheet.return-down: an open sheet closes with and without the guard.
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
