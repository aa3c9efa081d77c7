-- m.progress.animation-missing: there is no animation.
-- caught by: progress.animation
-- advice: Give the mask its animation of a quarter of a second.
local bar = require "interactions.gradient_progress"
return bar.with{ animation = curve.linear{ duration = 0 } }
