-- m.rect.edit-ignored-policy: edits during the drag ask for no policy.
-- caught by: rect.edit-block rect.edit-cancel
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ edits = {} }
