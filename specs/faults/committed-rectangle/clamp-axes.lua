-- m.rect.clamp-axes: half the width and half the height are exchanged.
-- caught by: rect.shared-clamp rect.clamp-corners
-- advice: Keep half the width from the sides, and half the height from top and bottom.
local rectangle = require "interactions.committed_rectangle"
local function project(base, translation)
  local moved = base + translation
  return vector(math.max(30, math.min(570, moved.x)), math.max(40, math.min(320, moved.y)))
end
return rectangle.with{
  ["channel center"] = function(ui) return project(ui.committed, ui.preview) end,
  on_ended = function(ui, value) ui.committed = project(ui.committed, value.translation) end,
}
