-- m.progress.reset-noop: Reset leaves a hundredth.
-- caught by: progress.reset
local bar = require "interactions.gradient_progress"
return bar.with{ ["button Reset"] = function(ui) ui.progress = 0.01 end }
