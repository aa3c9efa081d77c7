-- m.progress.date-style-accepted: a date interval is accepted with the custom style.
-- caught by: progress.date-style
-- advice: Use the automatic style for progress by dates. A custom style does not take it.
local bar = require "interactions.gradient_progress"
return bar.with{
  body = function(ui, parameters, original)
    return original(ui, setmetatable({ date_interval = false }, { __index = parameters }))
  end,
}
