local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    ui:state("generation", 0)
    ui:state("next", nil)
    ui:on_change("generation", function() ui.value = ui.next end)
    return original(ui, parameters):id("generation")
  end,
  ["action set"] = function(ui, value)
    ui.next, ui.generation = value, ui.generation + 1
    return progress.fraction(value, ui.total)
  end,
}
