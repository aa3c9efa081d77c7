-- The swipe card of document 004: scale and rotation follow the distance from the middle.
return interaction.define("swipe-card", {
  spring = spring{}, screen_width = 390, clamp_rotation = false, variant = "verbatim",
}, function(ui, parameters)
  local width = parameters.screen_width
  assert(width > 0 and width < math.huge, "screen_width: expected a positive width in points")
  ui:canvas{ width = 390, height = 844, name = "canvas" }
  ui:state("offset", vector(0, 0))

  local max = width / 2
  ui:channel("scale", function()
    return 1 - math.min(math.abs(ui.offset.width) / max, 0.5) * 0.5
  end)
  ui:channel("rotation", function()
    local share = ui.offset.width / max
    if parameters.clamp_rotation then share = math.max(-1, math.min(1, share)) end
    return share * 10
  end)

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
    :frame{ width = 300, height = 500 }
    :offset("offset")
    :scale_effect("scale")
    :rotation_effect("rotation")
    :gesture(pull)
end)
