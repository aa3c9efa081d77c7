-- m.rect.predicted-commit: the predicted end is committed.
-- caught by: rect.predicted-unused
-- advice: Commit the translation, not the predicted end of it.
local rectangle = require "interactions.committed_rectangle"
return rectangle.with{
  on_ended = function(_, value, original) original{ translation = value.predicted_end_translation } end,
}
