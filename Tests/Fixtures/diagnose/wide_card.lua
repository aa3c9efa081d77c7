-- A card that measures itself by the whole screen.
return interaction.define("wide-card", { spring = spring{}, screen_width = 390 }, function(ui, parameters)
  assert(parameters.screen_width > 0, "the screen should have a width")
  ui:canvas{ width = 390, height = 844, name = "screen" }
  ui:state("offset", vector(0, 0))
  ui:channel("scale", function()
    return 1 - 0.5 * math.min(0.5, math.abs(ui.offset.x) / parameters.screen_width)
  end)
  ui:channel("rotation", function() return 10 * ui.offset.x / parameters.screen_width end)
  local pull = ui:drag{}
    :on_changed(function(value)
      ui:with_animation(parameters.spring, function() ui.offset = value.translation end)
    end)
    :on_ended(function()
      ui:with_animation(parameters.spring, function() ui.offset = vector(0, 0) end)
    end)
  return ui:rectangle{ corner_radius = 24 }
    :frame{ width = 300, height = 500 }
    :offset("offset")
    :scale_effect("scale")
    :rotation_effect("rotation")
    :gesture(pull)
end)
