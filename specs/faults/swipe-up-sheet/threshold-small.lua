-- m.sheet.threshold-small: 15 pt are enough.
-- caught by: sheet.short-drag
-- advice: Use 150 pt.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    ui:with_animation(ui.parameters.spring, function()
      if ui.current < -15 then
        ui.ending = -ui.starting
      elseif ui.ending ~= 0 and ui.current > 15 then
        ui.ending = 0
      end
      ui.current = 0
    end)
  end,
}
