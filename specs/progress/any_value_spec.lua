-- The law of the gradient progress bar, whatever the value, the total, the width and the layout.
local stops = { { 0, 122, 255 }, { 175, 82, 222 }, { 255, 149, 0 } }

--- The gradient's red, green and blue at `share` of its width, mixed by hand.
local function mixed(share)
  local low = share <= 0.5 and 1 or 2
  local t = share * 2 - low + 1
  local mix = {}
  for part = 1, 3 do mix[part] = stops[low][part] + t * (stops[low + 1][part] - stops[low][part]) end
  return mix
end

--- How far what `bar` shows at rest is from `share` of its `width`, in points and in steps of a colour.
local function apart(bar, share, width, mirrored)
  local from, to = bar:visible(0)
  local edge = mirrored and width - (from or width) or to or 0
  local furthest = math.max(math.abs(bar:value("mask_width") - share * width), math.abs(edge - share * width))
  for step = 0, 20 do
    local at = step / 20
    local color = bar:color_at(mirrored and width - at * width or at * width, 0)
    if at < share - 1e-6 then
      assert.equal("gradient", color.layer)
      assert.equal(1, color.alpha)
      local mix = mixed(at)
      for part, name in ipairs{ "red", "green", "blue" } do
        furthest = math.max(furthest, math.abs(color[name] - mix[part]))
      end
    elseif at > share + 1e-6 then
      assert.equal("track", color.layer)
    end
  end
  return furthest
end

--- Values and totals, each with the label that it wants.
local values = {
  { 0.5, 1, "50%" }, { 0.125, 1, "13%" }, { 9, 12, "75%" }, { 1, 8, "13%" }, { 8, 8, "100%" }, { -3, 8, "0%" },
  { 0.3, 0.4, "75%" }, { 2, 0.4, "100%" }, { 0.333, 1, "33%" }, { 0, 1, "0%" }, { 0.996, 1, "100%" }, { 1, 3, "33%" },
}

checklist("gradient progress bar: any value", {
  document = "003_593b57a66bdf7e78.txt",
  wording = require "progress.wording",
}, function()
  check("progress.any-value", {
    action = "Show many values of many totals, at several widths, in both layouts, with a look at the spinner between.",
    observe = "Mask, colours, fraction and label are those of the fraction; the mask eases there in a quarter of a second.",
  }, function()
    for _, options in ipairs{ { layout = "ltr" }, { layout = "rtl", track_width = 250 } } do
      local bar, width = interaction("gradient-progress", options), options.track_width or 320
      local furthest = 0
      for index, row in ipairs(values) do
        local share = math.max(0, math.min(1, row[1] / row[2]))
        local from = bar:value("fraction")
        bar:set_total(row[2])
        local last = math.max(0, math.min(1, bar:model("progress") / row[2]))
        bar:advance(0.125)
        furthest = math.max(furthest, math.abs(bar:value("mask_width") - width * (from + last) / 2))
        bar:settle()
        assert.equal(width, bar:frame().width)
        local before = #bar:trace().events:where{ name = "animation_started" }
        bar:set(row[1])
        assert.near(share, bar:value("fraction"), 1e-12)
        assert.equal(row[3], bar:text("current_value_label"))
        assert.equal(width, bar:value("gradient_width"))
        bar:advance(0.0625)
        furthest = math.max(furthest, math.abs(bar:value("mask_width") - width * (last + (share - last) * 0.129162)))
        bar:advance(0.0625)
        furthest = math.max(furthest, math.abs(bar:value("mask_width") - width * (last + share) / 2))
        bar:advance(0.125)
        furthest = math.max(furthest, apart(bar, share, width, options.layout == "rtl"))
        assert.equal(before + (share == last and 0 or 1), #bar:trace().events:where{ name = "animation_started" })
        assert.same({ 0, false }, { bar:value("indicators"), bar:value("is_indeterminate") })
        bar:tap("Indeterminate")
        assert.same({ 1, "In progress" }, { bar:value("indicators"), bar:text("current_value_label") })
        assert.is_nil(bar:value("mask_width"))
        assert.near(share, bar:set_indeterminate(false), 1e-12)
        assert.near(width * share, bar:value("mask_width"), 1e-9)
        assert.is_nil((bar:set_indeterminate(true)))
        assert.equal("In progress", bar:text("current_value_label"))
        bar:tap("Indeterminate")
        width = 200 + 20 * index
        bar:resize(width, 14)
        furthest = math.max(furthest, apart(bar, share, width, options.layout == "rtl"))
      end
      observe("apart from the fraction, " .. options.layout, furthest)
      assert.near(0, furthest, 1e-3)
    end
    local slow = interaction("gradient-progress", { value = 0, animation = curve.linear{ duration = 2 } })
    slow:set(1)
    slow:advance(0.5)
    assert.near(80, slow:value("mask_width"), 1e-6)
  end)
end)
