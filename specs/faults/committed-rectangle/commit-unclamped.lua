-- m.rect.commit-unclamped: the commit is not clamped.
-- caught by: rect.shared-clamp
-- advice: Use one function that clamps for both the preview and the commit.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ on_ended = function(ui, value) ui.committed = ui.committed + value.translation end }
