-- A tile that sticks to the pointer, where the document lets it follow by a spring.
return interaction.define("stiff-tile", { spring = spring{} }, function(ui, parameters)
  ui:canvas{ width = 390, height = 844 }
  ui:state("place", vector(0, 0))
  local pull = ui:drag{}
    :on_changed(function(value) ui.place = value.translation end)
    :on_ended(function()
      ui:with_animation(parameters.spring, function() ui.place = vector(0, 0) end)
    end)
  return ui:rectangle{}:frame{ width = 100, height = 100 }:offset("place"):gesture(pull)
end)
