-- m.progress.label-truncates: the percent is cut off, not rounded.
-- caught by: progress.label
-- advice: Round the percent before making it a whole number.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["text current_value_label"] = function(ui, original)
    local share = progress.fraction(ui.progress, ui.total)
    return ui.fraction and ("%d%%"):format(math.floor(share * 100)) or original()
  end,
}
