-- A rectangle that goes on to where the pointer was heading.
return interaction.define("flung-rectangle", {
  center = vector(160, 140), edit_policy = "block", session = "none", mouse_up_monitor = "none",
}, function(ui, parameters)
  ui:canvas{ width = 600, height = 360, name = "shapeCanvas" }
  ui:state("committed", parameters.center)
  ui:gesture_state("preview", vector(0, 0))
  local function inside(point)
    return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
  end
  ui:channel("center", function() return inside(ui.committed + ui.preview) end)
  ui:channel("sessions", function() return 0 end)
  ui:text("label", function()
    return ("Committed center: %d, %d"):format(ui.committed.x // 1, ui.committed.y // 1)
  end)

  local pull = ui:drag{ minimum_distance = 3, coordinate_space = "shapeCanvas" }
    :updating("preview", function(value) return value.translation end)
    :on_ended(function(value)
      ui.committed = inside(ui.committed + value.predicted_end_translation)
    end)

  return ui:rectangle{ corner_radius = 10 }
    :frame{ width = 80, height = 60 }
    :content_shape("rectangle")
    :gesture(pull)
    :position("center")
end)
