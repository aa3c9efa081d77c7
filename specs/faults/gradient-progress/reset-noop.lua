-- m.progress.reset-noop: Reset leaves a hundredth.
-- caught by: progress.reset
-- advice: Let Reset set the value to exactly 0.
local bar = require "interactions.gradient_progress"
return bar.with{ ["button Reset"] = function(ui) ui.progress = 0.01 end }
