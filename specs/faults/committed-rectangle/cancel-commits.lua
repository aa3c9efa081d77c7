-- m.rect.cancel-commits: a cancel counts as an end.
-- caught by: rect.cancel rect.removed-mid-drag
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  body = function(ui, parameters, original)
    ui:state("has_ended", false)
    local view = original(ui, parameters)
    ui:on_change("preview", function(old, preview)
      if preview == vector(0, 0) and not ui.has_ended then ui.committed = ui.committed + old end
      ui.has_ended = false
    end)
    return view
  end,
  on_ended = function(ui, value, original)
    original(value)
    ui.has_ended = true
  end,
}
