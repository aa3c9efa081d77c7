-- m.sheet.release-unanimated: the release is written without an animation.
-- caught by: sheet.animated-release
-- advice: Write both offsets of the release within one animation.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    ui:without_animation(function()
      if ui.current < -150 then
        ui.ending = -ui.starting
      elseif ui.ending ~= 0 and ui.current > 150 then
        ui.ending = 0
      end
      ui.current = 0
    end)
  end,
}
