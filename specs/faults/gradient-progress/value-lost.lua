-- m.progress.value-lost: the switch forgets the value.
-- caught by: progress.controls-disabled
-- advice: Keep the value while the bar is indeterminate.
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    local view = original(ui, parameters)
    ui:on_change("shows_activity", function() ui.progress = 0 end)
    return view
  end,
}
