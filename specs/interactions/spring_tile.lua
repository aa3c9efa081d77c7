-- The spring-release tile of documents 000 and 001: the drag and the return own one offset.
return interaction.define("spring-tile", {
  spring = spring{ duration = 0.45, bounce = 0.2 },
  minimum_distance = 3,
}, function(ui, parameters)
  ui:canvas{ width = 592, height = 392, name = "canvas" }
  ui:state("offset", vector(0, 0))
  ui:gesture_state("is_dragging", false)
  ui:state("is_returning", false)
  ui:channel("accepts_hits", function() return not ui.is_returning end)

  local function return_home()
    if ui.is_returning then return end
    ui.is_returning = true
    ui:with_animation(parameters.spring, {
      completion = function() ui.is_returning = false end,
    }, function() ui.offset = vector(0, 0) end)
  end

  local pull = ui:drag{ minimum_distance = parameters.minimum_distance, coordinate_space = "canvas" }
    :updating("is_dragging", function() return true end)
    :on_changed(function(value)
      if not ui.is_returning then ui.offset = value.translation end
    end)
    :on_ended(function() return_home() end)

  ui:on_change("is_dragging", function(was, is)
    if was and not is and not ui.is_returning then ui.offset = vector(0, 0) end
  end)

  return ui:rectangle{ corner_radius = 20 }
    :frame{ width = 112, height = 112 }
    :content_shape("rectangle")
    :offset("offset")
    :gesture(pull)
    :allows_hit_testing("accepts_hits")
end)
