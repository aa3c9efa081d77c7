-- A tile of one's own with names of its own: it counts on its spring being over in time, and on
-- every drag to end well.
return interaction.define("timed-tile", {
  spring = spring{ duration = 0.45, bounce = 0.2 }, minimum_distance = 3,
}, function(ui, parameters)
  ui:canvas{ width = 592, height = 392, name = "canvas" }
  ui:state("position", vector(0, 0))
  ui:gesture_state("held", false)
  ui:state("busy", false)
  ui:channel("free", function() return not ui.busy end)

  local pull = ui:drag{ coordinate_space = "canvas" }
    :updating("held", function() return true end)
    :on_changed(function(value) ui.position = value.translation end)
    :on_ended(function()
      ui.busy = true
      ui:with_animation(parameters.spring, function() ui.position = vector(0, 0) end)
      ui:after(0.5, function() ui.busy = false end)
    end)

  return ui:rectangle{ corner_radius = 20 }
    :frame{ width = 112, height = 112 }
    :content_shape("rectangle")
    :offset("position")
    :gesture(pull)
    :allows_hit_testing("free")
end)
