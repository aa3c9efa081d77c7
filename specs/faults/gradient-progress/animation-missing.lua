-- m.progress.animation-missing: there is no animation.
-- caught by: progress.animation
local bar = require "interactions.gradient_progress"
return bar.with{ animation = curve.linear{ duration = 0 } }
