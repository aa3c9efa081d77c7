-- m.rect.reset-before-read: the end reads the preview after its reset.
-- caught by: rect.commit-from-end-value
-- advice: Read the translation of the ended value. Gesture state may have returned before the action runs.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{ on_ended = function(ui, _, original) original{ translation = ui.preview } end }
