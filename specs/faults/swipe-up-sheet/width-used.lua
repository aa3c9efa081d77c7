-- m.sheet.width-used: the width of the drag counts.
-- caught by: sheet.horizontal
-- advice: Use the height of the translation alone.
local sheet = require "interactions.swipe_up_sheet"
return sheet.with{
  on_changed = function(ui, value)
    ui:with_animation(ui.parameters.spring, function()
      ui.current = value.translation.width + value.translation.height
    end)
  end,
}
