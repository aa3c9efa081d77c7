-- A sheet that locks after a short pull, and that forgets to come back where it does not lock.
return interaction.define("hasty-sheet", { spring = spring{}, screen_height = 800 }, function(ui, parameters)
  ui:canvas{ width = 390, height = parameters.screen_height, name = "screen" }
  ui:state("starting", parameters.screen_height * 0.85)
  ui:state("current", 0)
  ui:state("ending", 0)
  ui:channel("y", function() return ui.starting + ui.current + ui.ending end)
  local pull = ui:drag{}
    :on_changed(function(value)
      ui:with_animation(parameters.spring, function() ui.current = value.translation.y end)
    end)
    :on_ended(function()
      ui:with_animation(parameters.spring, function()
        if ui.current < -40 then
          ui.ending, ui.current = -ui.starting, 0
        elseif ui.ending ~= 0 and ui.current > 40 then
          ui.ending, ui.current = 0, 0
        end
      end)
    end)
  return ui:rectangle{ corner_radius = 30 }
    :frame{ width = 390, height = parameters.screen_height }
    :offset{ y = "starting" }
    :offset{ y = "current" }
    :offset{ y = "ending" }
    :gesture(pull)
end)
