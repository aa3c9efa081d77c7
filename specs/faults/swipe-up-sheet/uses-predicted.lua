-- m.sheet.uses-predicted: the predicted end decides.
-- caught by: sheet.last-changed
-- advice: Decide by the current offset, not by the predicted end.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui, value)
    ui:with_animation(ui.parameters.spring, function()
      if value.predicted_end_translation.height < -150 then
        ui.ending = -ui.starting
      elseif ui.ending ~= 0 and value.predicted_end_translation.height > 150 then
        ui.ending = 0
      end
      ui.current = 0
    end)
  end,
}
