-- m.rect.preview-unclamped: the preview is not clamped.
-- caught by: rect.shared-clamp
-- advice: Use one function that clamps for both the preview and the commit.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ ["channel center"] = function(ui) return ui.committed + ui.preview end }
