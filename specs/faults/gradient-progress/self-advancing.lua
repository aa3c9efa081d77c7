-- m.progress.self-advancing: a timer drives the bar.
-- caught by: progress.no-clock
-- advice: Let the value alone drive the bar. Remove the timer.
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    local function tick(left)
      if ui.fraction then ui.progress = math.min(ui.total, ui.progress + 0.01) end
      if left > 0 then ui:after(1, function() tick(left - 1) end) end
    end
    ui:after(1, function() tick(7) end)
    return original(ui, parameters)
  end,
}
