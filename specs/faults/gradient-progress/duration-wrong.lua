-- m.progress.duration-wrong: the animation takes the default 0.35 s.
-- caught by: progress.animation
-- advice: State the duration of 0.25 s. The default is another one.
local bar = require "interactions.gradient_progress"
return bar.with{ animation = curve.ease_in_out{ duration = 0.35 } }
