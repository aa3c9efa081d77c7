-- m.progress.stale-width: the width is remembered from the beginning.
-- caught by: progress.resize
-- advice: Take the width from the geometry each time. Do not keep it.
local bar = require "interactions.gradient_progress"
return bar.with{
  ["channel mask_width"] = function(ui, original)
    return original() and ui.parameters.track_width * ui.fraction
  end,
}
