-- m.rect.clamp-no-half: the middle may go to the very edge.
-- caught by: rect.shared-clamp rect.clamp-corners
-- advice: Keep half of the shape between its centre and the edges of the canvas.
local rectangle = require "interactions.committed_rectangle"
local function project(base, translation)
  local moved = base + translation
  return vector(math.max(0, math.min(600, moved.x)), math.max(0, math.min(360, moved.y)))
end
return rectangle.with{
  ["channel center"] = function(ui) return project(ui.committed, ui.preview) end,
  on_ended = function(ui, value) ui.committed = project(ui.committed, value.translation) end,
}
