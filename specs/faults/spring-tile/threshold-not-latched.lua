-- m.tile.threshold-not-latched: the drag stops being one when it comes back under 3 pt.
-- caught by: tile.threshold-latched
-- advice: Once the drag is recognised, let it go on at any distance.
local tile = require "interactions.spring_tile"
return tile.with{
  updating = function(_, value) return value.translation:length() >= 3 end,
  on_changed = function(_, value, original)
    if value.translation:length() >= 3 then original(value) end
  end,
}
