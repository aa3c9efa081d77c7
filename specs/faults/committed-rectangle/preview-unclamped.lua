-- m.rect.preview-unclamped: the preview is not clamped.
-- caught by: rect.shared-clamp
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ ["channel center"] = function(ui) return ui.committed + ui.preview end }
