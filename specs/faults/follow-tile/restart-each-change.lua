-- m.drag.restart-each-change: every change starts its spring at rest.
-- caught by: drag.follow-lag drag.velocity-continuous
-- advice: Leave the initial velocity out. The spring takes over place and velocity by itself.
local tile = require "interactions.follow_tile"
return tile.with{
  on_changed = function(ui, value)
    ui:with_animation(ui.parameters.spring, { initial_velocity = vector(0, 0) }, function()
      ui.offset = value.translation
    end)
  end,
}
