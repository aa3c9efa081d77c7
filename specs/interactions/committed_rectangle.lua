-- The rectangle of document 002: the drag previews a position, and its end commits one.
local function clamp(value, low, high) return math.max(low, math.min(high, value)) end

return interaction.define("committed-rectangle", {
  center = vector(160, 140), canvas_width = 600, canvas_height = 360, shape_width = 80, shape_height = 60,
  minimum_distance = 3, coordinate_space = "shapeCanvas",
  edit_policy = "block", session = "none", mouse_up_monitor = "none",
}, function(ui, parameters)
  local width, height = parameters.canvas_width, parameters.canvas_height
  local shape = vector(parameters.shape_width, parameters.shape_height)
  ui:canvas{ width = width, height = height, name = "shapeCanvas" }
  ui:state("committed", parameters.center)
  ui:gesture_state("preview", vector(0, 0))
  if parameters.session ~= "none" then ui:state("baseline", nil) end

  local function project(base, translation)
    local moved, inset = base + translation, shape / 2
    return vector(clamp(moved.x, inset.x, width - inset.x), clamp(moved.y, inset.y, height - inset.y))
  end
  local function base()
    return parameters.session ~= "none" and ui.baseline or ui.committed
  end

  local pull = ui:drag{}
    :updating("preview", function(value) return value.translation end)
    :on_ended(function(value) ui.committed = project(base(), value.translation) end)

  ui:channel("center", function() return project(base(), ui.preview) end)
  ui:channel("sessions", function() return pull:has_session() and 1 or 0 end)
  ui:text("label", function()
    return ("Committed center: %d, %d"):format(ui.committed.x // 1, ui.committed.y // 1)
  end)

  ui:edits({ "committed" }, pull, parameters.edit_policy, function()
    if base() ~= ui.committed then ui.baseline = ui.committed end
  end)
  if parameters.session ~= "none" then
    pull:session{
      opening = parameters.session,
      opened = function() ui.baseline = ui.committed end,
      closed = function() ui.baseline = nil end,
    }
  end
  if parameters.mouse_up_monitor == "called" then ui:monitor(function() end) end

  return ui:rectangle{ corner_radius = 10 }
    :frame{ width = shape.x, height = shape.y }
    :content_shape("rectangle")
    :gesture(pull)
    :position("center")
end)
