-- m.progress.restart-from-start: a new value starts where the last one had started.
-- caught by: progress.retarget
-- advice: Let a new value start from what is shown now.
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    ui:state("generation", 0)
    ui:state("next", nil)
    ui:state("start", parameters.value)
    ui:on_change("generation", function() ui.progress = ui.next end)
    return original(ui, parameters):id("generation")
  end,
  ["action set"] = function(ui, value)
    local last = ui:model("progress")
    ui:with_transaction({ disables_animations = true }, function() ui.progress = ui.start end)
    ui.next, ui.start, ui.generation = value, last, ui.generation + 1
    return progress.fraction(value, ui.total)
  end,
}
