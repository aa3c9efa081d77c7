-- A tile that takes every translation for a step.
return interaction.define("added-up-tile", {
  spring = spring{ duration = 0.45, bounce = 0.2 }, minimum_distance = 3,
}, function(ui, parameters)
  ui:canvas{ width = 592, height = 392, name = "canvas" }
  ui:state("offset", vector(0, 0))
  ui:gesture_state("is_dragging", false)
  ui:state("is_returning", false)
  ui:channel("accepts_hits", function() return not ui.is_returning end)
  local function home() ui.offset = vector(0, 0) end

  local pull = ui:drag{ coordinate_space = "canvas" }
    :updating("is_dragging", function() return true end)
    :on_changed(function(value) ui.offset = ui.offset + value.translation * 0.5 end)
    :on_ended(function()
      ui.is_returning = true
      ui:with_animation(parameters.spring, {
        completion = function() ui.is_returning = false end,
      }, home)
    end)
  ui:on_change("is_dragging", function(_, is)
    if not is and not ui.is_returning then home() end
  end)

  return ui:rectangle{ corner_radius = 20 }
    :frame{ width = 112, height = 112 }
    :content_shape("rectangle")
    :offset("offset")
    :gesture(pull)
    :allows_hit_testing("accepts_hits")
end)
