-- m.tile.model-lags: the model follows the picture instead of leading it.
-- caught by: tile.model-target-at-once
-- advice: Set the target at once and let the animation lag. Do not step the model.
local tile = require "interactions.spring_tile"
return tile.with{
  on_ended = function(ui, value)
    local from, velocity, elapsed = ui.offset, value.velocity, 0
    ui.is_returning = true
    local function follow()
      elapsed = elapsed + 1 / 120
      local function at(start, speed)
        return ui.parameters.spring:value{ from = start, to = 0, velocity = speed, at = elapsed }
      end
      ui.offset = vector(at(from.x, velocity.x), at(from.y, velocity.y))
      if elapsed < 1.2 then ui:after(1 / 120, follow) else ui.is_returning = false end
    end
    ui:after(1 / 120, follow)
  end,
}
