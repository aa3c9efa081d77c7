-- m.progress.linear: the animation is linear.
-- caught by: progress.animation
-- advice: Ease in and out.
local bar = require "interactions.gradient_progress"
return bar.with{ animation = curve.linear{ duration = 0.25 } }
