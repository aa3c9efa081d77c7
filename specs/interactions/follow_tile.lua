-- The spring-followed drag of document 004: every change and the return are animated.
return interaction.define("follow-tile", { spring = spring{}, variant = "verbatim" }, function(ui, parameters)
  ui:canvas{ width = 390, height = 844, name = "canvas" }
  ui:state("offset", vector(0, 0))
  local pull = ui:drag{}
    :on_changed(function(value)
      ui:with_animation(parameters.spring, function() ui.offset = value.translation end)
    end)
    :on_ended(function()
      ui:with_animation(parameters.spring, function() ui.offset = vector(0, 0) end)
    end)
  if parameters.variant == "strict" then
    ui:gesture_state("is_dragging", false)
    pull = pull:updating("is_dragging", function() return true end)
    ui:on_change("is_dragging", function(_, is)
      if not is and ui.offset ~= vector(0, 0) then ui.offset = vector(0, 0) end
    end)
  end
  return ui:rectangle{ corner_radius = 20 }
    :frame{ width = 100, height = 100 }
    :offset("offset")
    :gesture(pull)
end)
