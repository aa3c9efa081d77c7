-- m.progress.restart-from-start: a new value starts where the last one had started.
-- caught by: progress.retarget
-- advice: Let a new value start from what is shown now.
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    ui:state("generation", 0)
    ui:state("start", parameters.value)
    return original(ui, parameters):id("generation")
  end,
  ["action set"] = function(ui, value, original)
    local start, last = ui.start, ui:model("progress")
    ui.generation = ui.generation + 1
    ui:with_transaction({ disables_animations = true }, function() original(start) end)
    ui.start = last
    return original(value)
  end,
}
