-- m.progress.outer-height-missing: nothing outside the geometry reader gives the height.
-- caught by: progress.height
-- advice: Give the height outside the geometry reader, which takes all that it is offered.
local bar = require "interactions.gradient_progress"
return bar.with{ ["frame 3"] = { height = 100 } }
