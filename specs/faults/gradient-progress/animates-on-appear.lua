-- m.progress.animates-on-appear: the bar grows from 0 when it appears.
-- caught by: progress.animation-scope
-- advice: Show the value at once when the bar appears. Animate changes only.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["state progress"] = 0,
  body = function(ui, parameters, original)
    ui:after(0, function() ui.progress = parameters.value end)
    return original(ui, parameters)
  end,
}
