-- m.progress.labels-dropped: the labels go with the fill.
-- caught by: progress.indeterminate progress.style-keeps-call-site
-- advice: Show both labels of the configuration in both states.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["text label"] = function(ui, original) return ui.is_indeterminate and "" or original() end,
  ["text current_value_label"] = function(ui, original) return ui.is_indeterminate and "" or original() end,
}
