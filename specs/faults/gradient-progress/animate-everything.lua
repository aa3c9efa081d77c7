-- m.progress.animate-everything: an animation sits on the whole stack.
-- caught by: progress.resize progress.animation-scope
-- advice: Put the animation on the mask alone, not on the stack.
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    return original(ui, parameters):animation(parameters.animation, "gradient_width")
  end,
}
