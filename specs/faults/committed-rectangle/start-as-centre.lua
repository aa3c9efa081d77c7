-- m.rect.start-as-centre: the place of the press stands for the starting centre.
-- caught by: rect.start-location
-- advice: Add the translation to the committed centre. The place of the press is rarely the centre.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  on_ended = function(ui, value, original)
    original{ translation = value.start_location - ui.committed + value.translation }
  end,
}
