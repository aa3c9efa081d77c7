-- A tile that keeps the drag in a gesture state and springs back with another offset.
return interaction.define("two-offsets-tile", {
  spring = spring{ duration = 0.45, bounce = 0.2 }, minimum_distance = 3,
}, function(ui, parameters)
  ui:canvas{ width = 592, height = 392, name = "canvas" }
  ui:gesture_state("pull", vector(0, 0))
  ui:gesture_state("is_dragging", false)
  ui:state("offset", vector(0, 0))
  ui:state("is_returning", false)
  ui:channel("accepts_hits", function() return not ui.is_returning end)

  local drag = ui:drag{ coordinate_space = "canvas" }
    :updating("pull", function(value) return value.translation end)
    :updating("is_dragging", function() return true end)
    :on_ended(function()
      ui.is_returning = true
      ui:with_animation(parameters.spring, {
        completion = function() ui.is_returning = false end,
      }, function() ui.offset = vector(0, 0) end)
    end)

  return ui:rectangle{ corner_radius = 20 }
    :frame{ width = 112, height = 112 }
    :content_shape("rectangle")
    :offset(function() return ui.pull + ui.offset end)
    :gesture(drag)
    :allows_hit_testing("accepts_hits")
end)
