-- m.sheet.start-mutated: the start is moved instead of the end.
-- caught by: sheet.two-cycles
-- advice: Leave the start alone. Only the ending offset changes.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    ui:with_animation(ui.parameters.spring, function()
      if ui.current < -150 then
        ui.starting = 0
      elseif ui.starting == 0 and ui.current > 150 then
        ui.starting = ui.parameters.screen_height * 0.85
      end
      ui.current = 0
    end)
  end,
}
