-- m.rect.edit-ignored-policy: edits during the drag ask for no policy.
-- caught by: rect.edit-block rect.edit-cancel
-- advice: Decide what an edit during a drag does: block it, cancel the drag, or rebase. Ask that policy at every edit.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ edits = {} }
