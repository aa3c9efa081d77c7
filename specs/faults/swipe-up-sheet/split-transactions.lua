-- m.sheet.split-transactions: the end is written apart from the spring of the current offset.
-- caught by: sheet.animated-release
-- advice: Write the ending and the current offset within the same animation.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_ended = function(ui)
    if ui.current < -150 then
      ui.ending = -ui.starting
    elseif ui.ending ~= 0 and ui.current > 150 then
      ui.ending = 0
    end
    ui:with_animation(ui.parameters.spring, function() ui.current = 0 end)
  end,
}
