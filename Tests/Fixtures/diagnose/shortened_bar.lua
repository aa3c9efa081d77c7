-- A bar whose gradient is as wide as the progress, and whose mask is not.
return interaction.define("shortened-bar", {
  value = 0.25, total = 1, track_width = 320, animation = curve.ease_in_out{ duration = 0.25 },
  label = "Sample activity", current_value_label = false, mask_alpha = 1, mask_tint = false,
  date_interval = false, style = "gradient",
}, function(ui, parameters)
  assert(not parameters.date_interval or parameters.style == "automatic", "date_interval: it takes no custom style")
  ui:canvas{ width = parameters.track_width, height = 120 }
  ui:state("progress", parameters.value)
  ui:state("total", parameters.total)
  ui:state("shows_activity", false)

  local function fraction()
    return progress.fraction(not ui.shows_activity and ui.progress or nil, ui.total)
  end
  local function bar() return progress.bar{ width = ui.offered_size.width, layout = ui.layout } end
  local function filled() return bar():mask_width(fraction() or 1) end
  local function gradient() return progress.bar{ width = filled(), layout = ui.layout } end
  local function revealed()
    local width = ui:value("mask_width")
    return width and (parameters.mask_alpha > 0 and width / ui.offered_size.width or 0)
  end

  ui:channel("fraction", function() return (fraction()) end)
  ui:channel("mask_width", function() return bar():mask_width((fraction())) end)
  ui:channel("gradient_width", function() return filled() end)
  ui:channel("is_indeterminate", function() return fraction() == nil end)
  ui:channel("indicators", function() return fraction() == nil and 1 or 0 end)
  ui:text("label", function() return parameters.label end)
  ui:text("current_value_label", function()
    local percent = fraction() and ("%d%%"):format(math.floor(fraction() * 100 + 0.5))
    return parameters.current_value_label or percent or "In progress"
  end)

  ui:slider("progress", { from = 0, to = 1, step = 0.01 }):disabled("shows_activity")
  for _, button in ipairs{ { "Reset", 0 }, { "25%", 0.25 }, { "50%", 0.5 }, { "Complete", 1 } } do
    ui:button(button[1], function() ui.progress = button[2] end):disabled("shows_activity")
  end
  ui:toggle("Indeterminate", "shows_activity")

  ui:action("set", function(value) ui.progress = value return fraction() end)
  ui:action("set_total", function(total) ui.total = total or 0 / 0 return fraction() end)
  ui:action("set_indeterminate", function(is) ui.shows_activity = not not is return fraction() end)
  ui:action("visible", function(y) return bar():visible(revealed(), y) end)
  ui:action("color_at", function(x, y) 
    local revealed = revealed()
    if not revealed or x > filled() then return bar():color_at(x, 0, y) end
    return gradient():color_at(x, 1, y)
  end)
  ui:action("stop_positions", function() return gradient():stop_positions() end)

  for part, y in pairs{ label = -25, current_value_label = 22 } do
    ui:part(part, function()
      return { x = ui:frame().x, y = ui:frame().y + y, width = ui:frame().width, height = 17 }
    end)
  end

  return ui:z_stack{
    alignment = "leading",
    ui:rectangle{}:fill("track"),
    ui:linear_gradient{}
      :frame{ width = "gradient_width" }
      :mask("leading", ui:rectangle{}:frame{ width = "mask_width" }:animation(parameters.animation, "fraction")),
  }:clip_shape("capsule"):frame{ height = 14 }:bounds()
end)
