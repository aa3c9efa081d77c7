-- m.progress.animate-everything: an animation sits on the whole stack.
-- caught by: progress.resize progress.animation-scope
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    return original(ui, parameters):animation(parameters.animation, "gradient_width")
  end,
}
