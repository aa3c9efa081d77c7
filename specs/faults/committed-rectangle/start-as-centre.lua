-- m.rect.start-as-centre: the place of the press stands for the starting centre.
-- caught by: rect.start-location
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  on_ended = function(ui, value) ui.committed = value.start_location + value.translation end,
}
