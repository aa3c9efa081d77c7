-- m.progress.linear: the animation is linear.
-- caught by: progress.animation
local bar = require "interactions.gradient_progress"
return bar.with{ animation = curve.linear{ duration = 0.25 } }
