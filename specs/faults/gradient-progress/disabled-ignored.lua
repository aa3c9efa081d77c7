-- m.progress.disabled-ignored: the controls act while the bar is indeterminate.
-- caught by: progress.controls-disabled
-- advice: Disable the slider and the buttons while the bar is indeterminate.
local bar = require "interactions.gradient_progress"
return bar.with{
  disabled = false, ["disabled 2"] = false, ["disabled 3"] = false, ["disabled 4"] = false, ["disabled 5"] = false,
}
