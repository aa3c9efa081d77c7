-- A rectangle without a preview: every change of the drag is committed at once.
return interaction.define("eager-rectangle", {
  center = vector(160, 140), edit_policy = "block", session = "none", mouse_up_monitor = "none",
}, function(ui, parameters)
  ui:canvas{ width = 600, height = 360, name = "shapeCanvas" }
  ui:state("committed", parameters.center)
  ui:gesture_state("start", nil)
  ui:channel("center", function() return ui.committed end)
  ui:channel("sessions", function() return ui.start and 1 or 0 end)
  ui:text("label", function()
    return ("Committed center: %d, %d"):format(ui.committed.x // 1, ui.committed.y // 1)
  end)

  local function inside(point)
    return vector(math.max(40, math.min(560, point.x)), math.max(30, math.min(330, point.y)))
  end
  local pull = ui:drag{ minimum_distance = 3, coordinate_space = "shapeCanvas" }
    :updating("start", function(_, start) return start or ui:model("committed") end)
    :on_changed(function(value) ui.committed = inside(ui.start + value.translation) end)

  return ui:rectangle{ corner_radius = 10 }
    :frame{ width = 80, height = 60 }
    :content_shape("rectangle")
    :gesture(pull)
    :position("center")
end)
