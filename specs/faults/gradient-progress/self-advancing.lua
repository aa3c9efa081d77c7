-- m.progress.self-advancing: a timer drives the bar.
-- caught by: progress.no-clock
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    local function tick()
      ui.progress = math.min(1, ui.progress + 0.01)
      if ui.progress < 1 then ui:after(1, tick) end
    end
    ui:after(1, tick)
    return original(ui, parameters)
  end,
}
