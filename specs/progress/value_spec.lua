-- What the bar makes of a value: fraction, label, indeterminate, controls, and the way between two values.
local nan, infinity = 0 / 0, math.huge

local function at(value, options)
  local bar = interaction("gradient-progress", options)
  bar:set(value)
  bar:settle()
  return bar
end

--- Fails unless `bar` shows no number at all.
local function assert_indeterminate(bar)
  assert.is_true(bar:value("is_indeterminate"))
  assert.is_nil(bar:value("mask_width"))
  assert.is_nil(bar:value("fraction"))
  assert.equal("In progress", bar:text("current_value_label"))
end

checklist("gradient progress bar: values", {
  document = "003_593b57a66bdf7e78.txt",
  wording = require "progress.wording",
}, function()
  check("progress.indeterminate", {
    action = "Switch Indeterminate on.",
    observe = "The fill gives way to the built-in indicator; both labels stay.",
    titles = { fr = "Activez Indeterminate" },
  }, function()
    local bar = interaction("gradient-progress")
    bar:tap("Indeterminate")
    bar:settle()
    assert_indeterminate(bar)
    observe("indicators", bar:value("indicators"))
    assert.equal(1, bar:value("indicators"))
    assert.equal("Sample activity", bar:text("label"))
    assert.is_nil((bar:visible(0)))
    for _, x in ipairs{ 1, 79, 240 } do assert.is_nil(bar:color_at(x, 0)) end
    bar:tap("Indeterminate")
    assert.equal(0, bar:value("indicators"))
    assert.equal("25%", bar:text("current_value_label"))
  end)

  check("progress.animation", {
    action = "Go from 25 to 50 %.",
    observe = "The mask widens by the easing curve in a quarter of a second.",
  }, function()
    local bar = interaction("gradient-progress")
    bar:set(0.5)
    bar:settle()
    local mask = bar:trace().mask_width
    for _, row in ipairs{ { 0.0625, 90.333 }, { 0.125, 120 }, { 0.1875, 149.667 }, { 0.25, 160 } } do
      observe("mask at " .. row[1] .. " s", mask:at(row[1]), "pt")
      assert.near(row[2], mask:at(row[1]), 1e-3)
    end
    -- And back the same way.
    bar:set(0.25)
    bar:settle()
    local t = bar:trace().events:where{ name = "animation_started" }[2].time
    for _, row in ipairs{ { 0.0625, 149.667 }, { 0.125, 120 }, { 0.1875, 90.333 }, { 0.25, 80 } } do
      assert.near(row[2], bar:trace().mask_width:at(t + row[1]), 1e-3)
    end
  end)

  check("progress.animation-scope", {
    action = "Watch everything that changes with the value.",
    observe = "Only the mask animates; label and fraction change at once, and nothing at first sight.",
  }, function()
    local bar = interaction("gradient-progress")
    assert.near(80, bar:value("mask_width"), 1e-9)
    bar:advance(0.5)
    assert.equal(0, #bar:trace().events:where{ name = "animation_started" })
    bar:set(0.5)
    assert.equal("50%", bar:text("current_value_label"))
    assert.equal(0.5, bar:value("fraction"))
    local started = bar:trace().events:where{ name = "animation_started" }
    observe("animations", #started)
    assert.equal(1, #started)
    assert.equal("mask_width", started[1].state)
    bar:advance(0.1)
    assert.equal(320, bar:value("gradient_width"))
    bar:settle()
    bar:resize(480, 14)
    assert.equal(1, #bar:trace().events:where{ name = "animation_started" })
  end)

  check("progress.retarget", {
    action = "Go from 25 to 50 %, and half way on to 100 %.",
    observe = "The mask goes on from where it is.",
  }, function()
    local bar = interaction("gradient-progress")
    bar:set(0.5)
    bar:advance(0.125)
    bar:set(1)
    bar:settle()
    local mask = bar:trace().mask_width
    observe("jump", mask:at(0.125) - mask:before(0.125), "pt")
    assert.near(0, mask:at(0.125) - mask:before(0.125), 1e-9)
    for _, row in ipairs{ { 0.1875, 171.668 }, { 0.25, 240 }, { 0.3125, 299.334 }, { 0.375, 320 } } do
      assert.near(row[2], mask:at(row[1]), 1e-3)
    end
  end)

  check("progress.pin", {
    action = "Show 1.5 of 1, -0.2 of 1, 3 of 12 and 15 of 10.",
    observe = "The fraction stays between 0 and 1.",
  }, function()
    for _, row in ipairs{ { 1.5, 1, 1 }, { -0.2, 1, 0 }, { 3, 12, 0.25 }, { 15, 10, 1 } } do
      local bar = interaction("gradient-progress", { value = row[1], total = row[2] })
      observe(row[1] .. " of " .. row[2], bar:value("fraction"))
      assert.equal(row[3], bar:value("fraction"))
      assert.near(320 * row[3], bar:value("mask_width"), 1e-9)
      assert.equal(("%d%%"):format(100 * row[3]), bar:text("current_value_label"))
      assert.equal(row[3], progress.fraction(row[1], row[2]))
    end
    -- The value is pinned anew to each total, and itself kept.
    local bar = interaction("gradient-progress")
    bar:set(1.5)
    for _, row in ipairs{ { 3, 0.5 }, { 1, 1 }, { 6, 0.25 } } do
      assert.equal(row[2], bar:set_total(row[1]))
      assert.equal(row[2], bar:value("fraction"))
    end
  end)

  check("progress.non-finite", {
    action = "Show NaN, both infinities and nothing.",
    observe = "The bar is indeterminate; it never shows a number that is not there.",
  }, function()
    for _, bad in ipairs{ nan, infinity, -infinity } do
      local bar = interaction("gradient-progress")
      local fraction = bar:set(bad)
      assert.is_nil(fraction)
      bar:settle()
      assert_indeterminate(bar)
    end
    local bar = interaction("gradient-progress")
    bar:set(nil)
    assert_indeterminate(bar)
    observe("label", bar:text("current_value_label"))
    bar:set(0.5)
    bar:settle()
    assert.is_false(bar:value("is_indeterminate"))
    assert.near(160, bar:value("mask_width"), 1e-9)
  end)

  check("progress.bad-total", {
    action = "Measure against a total of 0, of -1 and of NaN.",
    observe = "The bar is indeterminate, with a reason.",
  }, function()
    for _, total in ipairs{ 0, -1, nan, infinity } do
      local bar = interaction("gradient-progress")
      local fraction, reason = bar:set_total(total)
      assert.is_nil(fraction)
      assert.is_string(reason)
      observe("reason", reason)
      bar:settle()
      assert_indeterminate(bar)
      assert.is_nil((progress.fraction(0.5, total)))
    end
  end)

  check("progress.label", {
    action = "Read the label at 29, 57, 58, 0.5 and 99.9 %.",
    observe = "It is rounded, half away from zero; the mask is not.",
  }, function()
    for _, row in ipairs{
      { 0.29, "29%" }, { 0.57, "57%" }, { 0.58, "58%" }, { 0.005, "1%" }, { 0.999, "100%" },
      { 0.004, "0%" }, { 0.254, "25%" }, { 0.3347, "33%" }, { 0.994, "99%" },
    } do
      local bar = at(row[1])
      observe(tostring(row[1]), bar:text("current_value_label"))
      assert.equal(row[2], bar:text("current_value_label"))
      assert.near(320 * row[1], bar:value("mask_width"), 1e-9)
    end
  end)

  check("progress.sub-percent", {
    action = "Show 25.5 %.",
    observe = "The fraction is not rounded.",
  }, function()
    local bar = at(0.255)
    observe("mask", bar:value("mask_width"), "pt")
    assert.near(81.6, bar:value("mask_width"), 1e-9)
  end)

  check("progress.controls-disabled", {
    action = "Use the slider and the buttons while indeterminate, then switch back.",
    observe = "They change nothing; the kept fraction is shown at once.",
  }, function()
    local bar = at(0.37)
    bar:tap("Indeterminate")
    for _, title in ipairs{ "Reset", "25%", "50%", "Complete" } do assert.is_false(bar:tap(title)) end
    assert.is_false(bar:slide(0.9))
    bar:advance(1)
    local before = #bar:trace().events:where{ name = "animation_started" }
    bar:tap("Indeterminate")
    observe("mask", bar:value("mask_width"), "pt")
    assert.near(0.37 * 320, bar:value("mask_width"), 1e-9)
    assert.equal(before, #bar:trace().events:where{ name = "animation_started" })
    bar:advance(1)
    assert.near(0.37 * 320, bar:value("mask_width"), 1e-9)
    -- The controls act again.
    for title, share in pairs{ Reset = 0, ["25%"] = 0.25, ["50%"] = 0.5, Complete = 1 } do
      assert.is_true(bar:tap(title))
      assert.equal(share, bar:value("fraction"))
    end
    assert.is_true(bar:slide(0.9))
    assert.equal(0.9, bar:value("fraction"))
  end)

  check("progress.slider", {
    action = "Slide in steps of a hundredth from 0 to 1.",
    observe = "The fraction stays between 0 and 1, and the mask follows within a quarter of a second.",
  }, function()
    local bar = at(0)
    for step = 1, 100 do
      assert.is_true(bar:slide(step / 100))
      bar:advance_frames(1)
      assert.near(step / 100, bar:value("fraction"), 1e-9)
    end
    for _, row in ipairs{ { 1.7, 1 }, { -0.4, 0 }, { 0.123, 0.12 } } do
      bar:slide(row[1])
      assert.near(row[2], bar:value("fraction"), 1e-9)
      assert.near(row[2], bar:model("progress"), 1e-9)
    end
    bar:slide(0.42)
    bar:advance(0.25)
    observe("mask", bar:value("mask_width"), "pt")
    assert.near(0.42 * 320, bar:value("mask_width"), 1e-9)
    bar:settle()
    bar:resize(480, 14)
    assert.near(0.42 * 480, bar:value("mask_width"), 1e-9)
  end)

  check("progress.no-clock", {
    action = "Wait ten seconds without touching anything.",
    observe = "Nothing changes.",
  }, function()
    local bar = interaction("gradient-progress")
    local before = #bar:trace().events
    bar:advance(10)
    observe("events", #bar:trace().events - before)
    assert.equal(before, #bar:trace().events)
    assert.equal(0.25, bar:value("fraction"))
    assert.near(80, bar:value("mask_width"), 1e-9)
  end)

  check("progress.date-style", {
    action = "Give a bar with the gradient style a date interval.",
    observe = "It is refused: progress by dates takes no custom style.",
  }, function()
    local ok, message = pcall(interaction, "gradient-progress", { date_interval = { 0, 60 } })
    assert.is_false(ok)
    observe("says", tostring(message))
    assert.matches("custom style", tostring(message))
    assert.is_true((pcall(interaction, "gradient-progress", { date_interval = { 0, 60 }, style = "automatic" })))
  end)

  check("progress.style-keeps-call-site", {
    action = "Look where the labels stand.",
    observe = "The call site's title above the bar, the value below it, in both states.",
  }, function()
    local bar = interaction("gradient-progress", { label = "Export" })
    for _, value in ipairs{ "25%", "In progress" } do
      assert.equal("Export", bar:text("label"))
      local title, track, current = bar:frame("label"), bar:frame(), bar:frame("current_value_label")
      assert(title.x >= track.x and title.x + title.width <= track.x + track.width, "the title should be no wider")
      assert(title.y + title.height <= track.y, "the title should stand above the bar")
      assert(current.y >= track.y + track.height, "the value should stand below the bar")
      observe("value", bar:text("current_value_label"))
      assert.equal(value, bar:text("current_value_label"))
      bar:tap("Indeterminate")
    end
    local own = interaction("gradient-progress", { current_value_label = "3 of 12" })
    for _ = 1, 2 do
      assert.equal("3 of 12", own:text("current_value_label"))
      own:tap("Indeterminate")
    end
  end)
end)
