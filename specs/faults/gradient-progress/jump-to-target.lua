-- m.progress.jump-to-target: a new value shows the last one's target at once.
-- caught by: progress.retarget
-- advice: Keep the identity of the mask, so that the running animation goes on below the new one.
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    ui:state("generation", 0)
    ui:state("next", nil)
    ui:on_change("generation", function() ui.progress = ui.next end)
    return original(ui, parameters):id("generation")
  end,
  ["action set"] = function(ui, value)
    ui.next, ui.generation = value, ui.generation + 1
    return progress.fraction(value, ui.total)
  end,
}
