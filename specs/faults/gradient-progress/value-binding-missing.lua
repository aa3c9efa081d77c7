-- m.progress.value-binding-missing: the animation is bound to no value.
-- caught by: progress.slider
-- advice: Bind the animation to the fraction.
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    return original(ui, parameters):animation(parameters.animation, "mask_width")
  end,
}
