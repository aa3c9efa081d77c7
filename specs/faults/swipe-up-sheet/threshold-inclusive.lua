-- m.sheet.threshold-inclusive: 150 pt are enough.
-- caught by: sheet.exact-threshold
-- advice: Compare strictly: beyond 150 pt, not at 150 pt.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    ui:with_animation(ui.parameters.spring, function()
      if ui.current <= -150 then
        ui.ending = -ui.starting
      elseif ui.ending ~= 0 and ui.current >= 150 then
        ui.ending = 0
      end
      ui.current = 0
    end)
  end,
}
