-- m.sheet.uses-ended-value: the place of the lift decides.
-- caught by: sheet.last-changed
-- advice: Decide by the current offset, which is that of the last change.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui, value)
    ui:with_animation(ui.parameters.spring, function()
      if value.translation.height < -150 then
        ui.ending = -ui.starting
      elseif ui.ending ~= 0 and value.translation.height > 150 then
        ui.ending = 0
      end
      ui.current = 0
    end)
  end,
}
