-- m.sheet.ending-accumulates: each lock moves the sheet up again.
-- caught by: sheet.open-up sheet.two-cycles
-- advice: Set the ending offset to minus the start. Do not subtract it again.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    ui:with_animation(ui.parameters.spring, function()
      if ui.current < -150 then
        ui.ending = ui.ending - ui.starting
      elseif ui.ending ~= 0 and ui.current > 150 then
        ui.ending = 0
      end
      ui.current = 0
    end)
  end,
}
