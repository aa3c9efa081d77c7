-- m.rect.edit-ignored-policy: edits during the drag ask for no policy.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ edits = {} }
