-- m.tile.cleanup-races: the clean-up runs with the reset, before the end of the drag says that the tile returns.
-- caught by: tile.release-order
local tile = require "interactions.spring_tile"
return tile.with{
  body = function(ui, parameters)
    ui:canvas{ width = 592, height = 392, name = "canvas" }
    ui:state("offset", vector(0, 0))
    ui:state("is_returning", false)
    ui:gesture_state("is_dragging", false, {
      reset = function() if not ui.is_returning then ui.offset = vector(0, 0) end end,
    })
    ui:channel("accepts_hits", function() return not ui.is_returning end)
    local pull = ui:drag{ minimum_distance = parameters.minimum_distance, coordinate_space = "canvas" }
      :updating("is_dragging", function() return true end)
      :on_changed(function(value) ui.offset = value.translation end)
      :on_ended(function()
        ui.is_returning = true
        ui:with_animation(parameters.spring, {
          completion = function() ui.is_returning = false end,
        }, function() ui.offset = vector(0, 0) end)
      end)
    return ui:rectangle{ corner_radius = 20 }:frame{ width = 112, height = 112 }
      :content_shape("rectangle"):offset("offset"):gesture(pull):allows_hit_testing("accepts_hits")
  end,
}
