-- The swipe-up sheet of document 004: three offsets add up to where it stands.
return interaction.define("swipe-up-sheet", {
  spring = spring{}, screen_height = 800, screen_width = 390, variant = "verbatim",
}, function(ui, parameters)
  ui:canvas{ width = parameters.screen_width, height = parameters.screen_height, name = "screen" }
  ui:state("starting", parameters.screen_height * 0.85)
  ui:state("current", 0)
  ui:state("ending", 0)
  ui:channel("y", function() return ui.starting + ui.current + ui.ending end)

  local pull = ui:drag{}
    :on_changed(function(value)
      ui:with_animation(parameters.spring, function() ui.current = value.translation.height end)
    end)
    :on_ended(function()
      ui:with_animation(parameters.spring, function()
        if ui.current < -150 then
          ui.ending = -ui.starting
        elseif ui.ending ~= 0 and ui.current > 150 then
          ui.ending = 0
        end
        ui.current = 0
      end)
    end)
  if parameters.variant == "strict" then
    ui:gesture_state("is_dragging", false)
    pull = pull:updating("is_dragging", function() return true end)
    ui:on_change("is_dragging", function(_, is)
      if not is and ui.current ~= 0 then ui.current = 0 end
    end)
  end
  return ui:rectangle{ corner_radius = 30 }
    :frame{ width = parameters.screen_width, height = parameters.screen_height }
    :offset{ y = "starting" }
    :offset{ y = "current" }
    :offset{ y = "ending" }
    :gesture(pull)
end)
