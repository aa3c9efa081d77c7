-- What the bar shows: the gradient keeps its width, the mask alone measures the progress.
local stops = {
  { at = 0, red = 0, green = 122, blue = 255 },
  { at = 0.5, red = 175, green = 82, blue = 222 },
  { at = 1, red = 255, green = 149, blue = 0 },
}

--- The gradient's colour at `share` of its width, mixed by hand.
local function mixed(share)
  local low, high = stops[1], stops[2]
  if share > 0.5 then low, high = stops[2], stops[3] end
  local t = (share - low.at) / (high.at - low.at)
  return low.red + t * (high.red - low.red), low.green + t * (high.green - low.green), low.blue + t * (high.blue - low.blue)
end

local function assert_color(color, red, green, blue)
  assert.is_not_nil(color)
  assert.equal("gradient", color.layer)
  assert.near(red, color.red, 1)
  assert.near(green, color.green, 1)
  assert.near(blue, color.blue, 1)
end

--- A bar that has come to rest at `value`.
local function at(value, options)
  local bar = interaction("gradient-progress", options)
  bar:set(value)
  bar:settle()
  return bar
end

checklist("gradient progress bar", {
  document = "003_593b57a66bdf7e78.txt",
  wording = require "progress.wording",
}, function()
  check("progress.width-table", {
    action = "Show 0, 25, 50 and 100 %.",
    observe = "The gradient is always as wide as the track; the mask is wide by the progress.",
    titles = { fr = "Progression / Largeur du masque" },
  }, function()
    local bar = interaction("gradient-progress")
    for _, row in ipairs{ { 0, 0 }, { 0.25, 80 }, { 0.5, 160 }, { 1, 320 } } do
      bar:set(row[1])
      for _ = 1, 40 do
        assert.near(160, bar:stop_positions()[2], 1e-9)
        bar:advance_frames(1)
      end
      bar:settle()
      assert.equal(320, bar:value("gradient_width"))
      assert.near(row[2], bar:value("mask_width"), 1e-9)
      observe(("mask at %d %%"):format(row[1] * 100), bar:value("mask_width"), "pt")
    end
  end)

  check("progress.reset", {
    action = "Tap Reset.",
    observe = "The grey track alone, without any gradient.",
    titles = { fr = "Sélectionnez Reset" },
  }, function()
    local bar = interaction("gradient-progress")
    bar:tap("Reset")
    bar:settle()
    observe("mask", bar:value("mask_width"), "pt")
    assert.equal(0, bar:value("mask_width"))
    assert.equal("0%", bar:text("current_value_label"))
    for _, x in ipairs{ 0, 10, 80, 160, 320 } do
      local color = bar:color_at(x, 0)
      assert.equal("track", color.layer)
      assert.near(0.2, color.alpha, 1e-9)
      assert.near(color.red, color.blue, 10)
    end
    assert.equal(0, bar:value("fraction"))
    assert.equal(1, #bar:trace().events:where{ name = "animation_started" })
  end)

  check("progress.quarter", {
    action = "Tap 25%.",
    observe = "Only the first colours; orange at the edge would mean a shortened gradient.",
    titles = { fr = "Sélectionnez 25%" },
  }, function()
    local bar = at(1)
    bar:tap("25%")
    bar:settle()
    observe("edge", bar:value("mask_width"), "pt")
    assert.near(80, bar:value("mask_width"), 1e-9)
    assert.equal(0.25, bar:value("fraction"))
    assert.equal("25%", bar:text("current_value_label"))
    assert_color(bar:color_at(79.999, 0), 87.5, 102, 238.5)
    assert_color(bar:color_at(1, 0), mixed(1 / 320))
    for x = 0, 320, 4 do
      local color = bar:color_at(x, 0)
      assert(color.layer == "track" or color.red < 200, "no orange may be seen at 25 %")
    end
    assert.equal("track", bar:color_at(81, 0).layer)
  end)

  check("progress.half", {
    action = "Tap 50%.",
    observe = "The edge stands at the purple middle.",
    titles = { fr = "Sélectionnez 50%" },
  }, function()
    local bar = interaction("gradient-progress")
    bar:tap("50%")
    bar:settle()
    observe("edge", bar:value("mask_width"), "pt")
    assert.near(160, bar:value("mask_width"), 1e-9)
    assert.equal("50%", bar:text("current_value_label"))
    assert_color(bar:color_at(159.999, 0), 175, 82, 222)
    assert_color(bar:color_at(80, 0), 87.5, 102, 238.5)
  end)

  check("progress.complete", {
    action = "Go from 50 % to Complete, and beyond.",
    observe = "The bar is filled up to orange, and no further.",
    titles = { fr = "Sélectionnez Complete" },
  }, function()
    local bar = at(0.5)
    bar:tap("Complete")
    bar:advance(0.125)
    assert.near(240, bar:value("mask_width"), 1e-6)
    bar:settle()
    observe("mask", bar:value("mask_width"), "pt")
    assert.near(320, bar:value("mask_width"), 1e-9)
    assert_color(bar:color_at(320, 0), 255, 149, 0)
    assert_color(bar:color_at(240, 0), 215, 115.5, 111)
    assert_color(bar:color_at(0, 0), 0, 122, 255)
    assert.equal("100%", bar:text("current_value_label"))
    assert.equal(1, bar:model("progress"))
    assert.near(320, at(1.4):value("mask_width"), 1e-9)
    assert.near(250.5, at(1, { track_width = 250.5 }):value("mask_width"), 1e-9)
  end)

  check("progress.resize", {
    action = "Resize the window at 50 %.",
    observe = "The visible part is half of the new track, at once.",
    titles = { fr = "Redimensionnez la fenêtre à 50 %" },
  }, function()
    local bar = at(0.5)
    bar:resize(480, 14)
    observe("mask", bar:value("mask_width"), "pt")
    assert.near(240, bar:value("mask_width"), 1e-9)
    assert.near(240, bar:stop_positions()[2], 1e-9)
    assert.near(480, bar:value("gradient_width"), 1e-9)
    local _, edge = bar:visible(0)
    assert.near(240, edge, 1e-9)
    assert_color(bar:color_at(239.999, 0), 175, 82, 222)
    local resized = bar:trace().events:where{ name = "resized" }[1]
    for _, started in ipairs(bar:trace().events:where{ name = "animation_started" }) do
      assert(started.time < resized.time, "a resize should animate nothing")
    end
    bar:advance(0.3)
    assert.near(240, bar:value("mask_width"), 1e-9)
    -- Resized on its way to 100 % it still gets there.
    bar:set(1)
    bar:advance(0.1)
    bar:resize(200, 14)
    bar:settle()
    assert.near(200, bar:value("mask_width"), 1e-9)
    assert_color(bar:color_at(100, 0), 175, 82, 222)
  end)

  check("progress.orange-at-edge", {
    action = "Look at the colour at the edge from 5 to 95 %.",
    observe = "It is the gradient's own colour there.",
  }, function()
    for step = 1, 19 do
      local share = step / 20
      assert_color(at(share):color_at(320 * share - 1e-6, 0), mixed(share))
    end
    local red = at(0.95):color_at(304 - 1e-6, 0).red
    observe("red at 95 %", red)
    assert.near(247, red, 1e-3)
  end)

  check("progress.reveal-from-centre", {
    action = "Look where the visible part begins and ends.",
    observe = "It begins at the leading edge.",
  }, function()
    for _, share in ipairs{ 0.25, 0.5, 0.75 } do
      local from, to = at(share):visible(0)
      observe("from", from, "pt")
      assert.near(0, from, 1e-9)
      assert.near(320 * share, to, 1e-9)
    end
  end)

  check("progress.height", {
    action = "Offer the bar more height than it needs.",
    observe = "It stays 14 pt high.",
  }, function()
    for _, height in ipairs{ 14, 100, 400 } do
      local bar = interaction("gradient-progress")
      bar:resize(320, height)
      observe("height in " .. height .. " pt", bar:frame().height, "pt")
      assert.near(14, bar:frame().height, 1e-9)
    end
  end)

  check("progress.stops-fixed", {
    action = "Go from 25 to 75 % and follow the stops at every frame.",
    observe = "They do not move: only the mask may scale.",
  }, function()
    local bar, moved = at(0.25), 0
    bar:set(0.75)
    for _ = 1, 40 do
      bar:advance_frames(1)
      for index, x in ipairs(bar:stop_positions()) do
        moved = math.max(moved, math.abs(x - stops[index].at * 320))
      end
      assert.equal(320, bar:value("gradient_width"))
    end
    observe("moved", moved, "pt")
    assert.near(0, moved, 1e-9)
  end)

  check("progress.leading-rtl", {
    action = "Show 25 % from right to left.",
    observe = "The bar fills from the right, blue first.",
  }, function()
    local bar = at(0.25, { layout = "rtl" })
    local from, to = bar:visible(0)
    observe("from", from, "pt")
    assert.near(240, from, 1e-9)
    assert.near(320, to, 1e-9)
    assert_color(bar:color_at(320, 0), 0, 122, 255)
    assert_color(bar:color_at(240.001, 0), 87.5, 102, 238.5)
    assert.equal("track", bar:color_at(239, 0).layer)
    local full = at(1, { layout = "rtl" })
    assert_color(full:color_at(80, 0), 215, 115.5, 111)
    assert_color(full:color_at(0, 0), 255, 149, 0)
    -- On its way, too: its right edge stands, and its left one moves.
    full:set(0)
    full:advance(0.125)
    from, to = full:visible(0)
    assert.near(160, from, 1e-6)
    assert.near(320, to, 1e-9)
  end)

  check("progress.straight-edge", {
    action = "Follow the edge at 25 % over the height of the bar.",
    observe = "It is straight until it reaches the rounded end.",
    titles = { fr = "le bord de progression reste droit jusqu’à ce qu’il atteigne l’extrémité arrondie" },
  }, function()
    local bar = at(0.25)
    for _, y in ipairs{ 0, 3, -3, 6.9, -6.9 } do
      local _, edge = bar:visible(y)
      observe("edge at " .. y .. " pt", edge, "pt")
      assert.near(80, edge, 1e-9)
    end
  end)

  check("progress.capsule", {
    action = "Look at the ends of the bar, empty and full.",
    observe = "Track and gradient are cut by the same capsule.",
    titles = { fr = "découpe la piste et le dégradé révélé selon le même contour" },
  }, function()
    local full = at(1)
    local function bar_shows(y) return full:color_at(1, y) ~= nil end
    local corner = full:color_at(1, 5)
    observe("in the corner of a full bar", corner and corner.layer or "nothing")
    for _, bar in ipairs{ at(0), at(1) } do
      for _, sign in ipairs{ 1, -1 } do
        assert.is_not_nil(bar:color_at(1, sign * 3.605))
        assert.is_nil(bar:color_at(1, sign * 3.607))
        assert.is_not_nil(bar:color_at(319, sign * 3.605))
        assert.is_nil(bar:color_at(319, sign * 3.607))
        assert.is_not_nil(bar:color_at(7, sign * 7))
        assert.is_nil(bar:color_at(160, sign * 7.001))
      end
    end
    local inside, outside = 0, 7
    for _ = 1, 30 do
      local middle = (inside + outside) / 2
      if bar_shows(middle) then inside = middle else outside = middle end
    end
    observe("half height at 1 pt", inside, "pt")
    assert.near(3.606, inside, 1e-3)
  end)

  check("progress.opaque-mask", {
    action = "Give the mask a tint, then make it transparent.",
    observe = "Its tint changes nothing; transparent, it hides the gradient.",
    titles = { fr = "Le remplacer par un rectangle transparent masquerait le dégradé" },
  }, function()
    assert_color(at(0.5):color_at(80, 0), 87.5, 102, 238.5)
    assert_color(at(0.5, { mask_tint = { red = 255, green = 0, blue = 0 } }):color_at(80, 0), 87.5, 102, 238.5)
    local hidden = at(0.5, { mask_alpha = 0 }):color_at(80, 0)
    observe("seen through a transparent mask", hidden.layer)
    assert.equal("track", hidden.layer)
  end)
end)
