-- The swipe card: what scale and rotation make of the offset.

--- A card that has come to rest under a pointer held at (`width`, `height`).
local function held(width, height, options)
  local card = interaction("swipe-card", options)
  card:perform(drag.by(width, height, { over = 0.3 }))
  card:advance(4)
  return card
end

checklist("swipe card", {
  document = "004_4e7f6e529303da16.txt",
  wording = require "card.wording",
}, function()
  check("card.scale", {
    action = "Hold the card at 48.75, 97.5, 195 and 390 pt from the middle, to both sides.",
    observe = "It shrinks in proportion, down to three quarters.",
    titles = { uz = "getScaleAmount()" },
  }, function()
    for _, row in ipairs{ { 48.75, 0.875 }, { 97.5, 0.75 }, { -97.5, 0.75 }, { 195, 0.75 }, { 390, 0.75 } } do
      local scale = held(row[1], 0):value("scale")
      observe(("scale at %s pt"):format(row[1]), scale)
      assert.near(row[2], scale, 1e-9)
    end
    assert.equal(1, interaction("swipe-card"):value("scale"))
    assert.near(0.95, held(19.5, 0):value("scale"), 1e-9)
    for _, screen in ipairs{ 300, 430 } do
      assert.near(0.875, held(screen / 8, 0, { screen_width = screen }):value("scale"), 1e-9)
    end
  end)

  check("card.scale-floor", {
    action = "Pull the card far beyond half of the screen.",
    observe = "It never gets smaller than three quarters.",
    titles = { uz = "0.5 dan oshmaydigan qilib cheklaydi" },
  }, function()
    for _, width in ipairs{ 97.5, 300, 10000, -10000 } do
      assert.near(0.75, held(width, 0):value("scale"), 1e-9)
    end
    observe("scale at 10000 pt", held(10000, 0):value("scale"))
  end)

  check("card.rotation", {
    action = "Hold the card at several distances, to both sides.",
    observe = "It turns by 10 degrees at half of the screen, with the sign of the offset.",
    titles = { uz = "getRotationAmount()" },
  }, function()
    for _, row in ipairs{ { 48.75, 2.5 }, { 97.5, 5 }, { -97.5, -5 }, { 195, 10 } } do
      local rotation = held(row[1], 0):value("rotation")
      observe(("rotation at %s pt"):format(row[1]), rotation, "deg")
      assert.near(row[2], rotation, 1e-9)
    end
    assert.equal(0, interaction("swipe-card"):value("rotation"))
    assert.near(-0.5, held(-9.75, 12):value("rotation"), 1e-9)
    for _, screen in ipairs{ 300, 430 } do
      assert.near(2.5, held(screen / 8, 0, { screen_width = screen }):value("rotation"), 1e-9)
    end
  end)

  check("card.rotation-unclamped", {
    action = "Pull the card by the whole width of the screen.",
    observe = "As printed it turns beyond 10 degrees; clamped it stops there.",
    titles = { uz = "Maksimal burchak — 10 daraja" },
  }, function()
    observe("rotation at 390 pt", held(390, 0):value("rotation"), "deg")
    assert.near(20, held(390, 0):value("rotation"), 1e-9)
    assert.near(-20, held(-390, 0):value("rotation"), 1e-9)
    for _, row in ipairs{ { 390, 10 }, { -390, -10 }, { 195, 10 }, { 97.5, 5 }, { -48.75, -2.5 } } do
      local clamped = held(row[1], 0, { clamp_rotation = true }):value("rotation")
      if row[1] == 390 then observe("clamped at 390 pt", clamped, "deg") end
      assert.near(row[2], clamped, 1e-9)
    end
  end)

  check("card.height-ignored", {
    action = "Pull the card straight up and down.",
    observe = "It neither shrinks nor turns.",
  }, function()
    for _, height in ipairs{ 300, -300 } do
      local card = held(0, height)
      assert.equal(1, card:value("scale"))
      assert.equal(0, card:value("rotation"))
    end
    observe("scale at (0, 300)", held(0, 300):value("scale"))
  end)

  check("card.symmetry", {
    action = "Pull the card as far to the left as to the right.",
    observe = "It shrinks alike and turns the other way.",
    titles = { uz = "chapga yoki o'ngga bo'lishi muhim emas" },
  }, function()
    for _, width in ipairs{ 20, 60, 150, 250 } do
      local right, left = held(width, 0), held(-width, 0)
      assert.near(right:value("scale"), left:value("scale"), 1e-12)
      assert.near(-right:value("rotation"), left:value("rotation"), 1e-12)
      assert(right:value("scale") < 1, "a card pulled aside should be smaller")
      assert(right:value("rotation") > 0, "a card pulled to the right should turn clockwise")
    end
    local rotation = held(-60, 0):value("rotation")
    observe("rotation at -60 pt", rotation, "deg")
    assert.near(-60 / 195 * 10, rotation, 1e-9)
  end)

  check("card.order", {
    action = "Hold the card at 97.5 pt and look where its middle is drawn.",
    observe = "The offset is scaled and turned with the card.",
  }, function()
    for _, row in ipairs{ { 97.5, 72.847, 6.373 }, { -97.5, -72.847, 6.373 } } do
      local card = interaction("swipe-card")
      local home = card:center()
      card:perform(drag.by(row[1], 0, { over = 0.3 }))
      card:advance(4)
      local shown = card:center() - home
      observe("displaced", shown, "pt")
      assert.near(vector(row[2], row[3]), shown, 1e-3)
    end
  end)

  check("card.zero-width-screen", {
    action = "Build a card for a screen without a width.",
    observe = "It is refused; no number is made up.",
  }, function()
    local refused = 0
    for _, width in ipairs{ 0, -390, math.huge, 0 / 0 } do
      assert.has_error(function() interaction("swipe-card", { screen_width = width }) end)
      refused = refused + 1
    end
    observe("refused", refused)
    assert.equal(4, refused)
  end)

  check("card.return", {
    action = "Let go of the card.",
    observe = "Scale and rotation come back with the offset that is shown.",
  }, function()
    local run = interaction("swipe-card"):play(drag.by(150, 40, { over = 0.3 }):release())
    local apart = 0
    for _, time in ipairs(run:frames()) do
      if time >= run.released.time then
        local width = run.offset.x:at(time)
        local scale = 1 - math.min(math.abs(width) / 195, 0.5) * 0.5
        apart = math.max(apart, math.abs(run.scale:at(time) - scale), math.abs(run.rotation:at(time) - width / 195 * 10))
      end
    end
    observe("apart from the formula", apart < 1e-9 and 0 or apart)
    assert.near(0, apart, 0.005)
    assert.near(1, run.scale:final(), 1e-9)
    assert.near(0, run.rotation:final(), 1e-9)
    -- The offset itself comes home from where it is shown, by the default spring.
    local t, offset = run.released.time, run.offset
    for _, later in ipairs{ 0.05, 0.1, 0.2, 0.4 } do
      for axis, velocity in pairs{ x = offset:slope_before(t).x, y = offset:slope_before(t).y } do
        local sprung = spring{}:value{ from = offset:before(t)[axis], to = 0, velocity = velocity, at = later }
        assert.near(sprung, offset:at(t + later)[axis], 1e-3)
      end
    end
    for _, way in ipairs{ vector(350, 40), vector(-11, 0), vector(0, 12) } do
      assert.equal(vector(0, 0), interaction("swipe-card"):play(drag.by(way, { over = 0.3 }):release()).offset:final())
    end
  end)

  check("card.drag", {
    action = "Pull the card from its edge, first by less than 10 pt; then take the drag away.",
    observe = "From 10 pt on a spring follows the whole translation; with a clean-up it is given up.",
  }, function()
    assert.is_nil(interaction("swipe-card"):play(drag.by(6, 7.99):release()).began)
    assert.is_nil(interaction("swipe-card"):play(drag.by(0, 9.9):release()).began)
    local card = interaction("swipe-card")
    local shape = card:frame()
    assert.same({ 45, 172, 300, 500 }, { shape.x, shape.y, shape.width, shape.height })
    local run = card:perform(drag.from(card:center() + vector(-149, 200)):by(6, 8):by(-90, 52))
    observe("target", card:model("offset"), "pt")
    assert.equal(vector(-84, 60), card:model("offset"))
    local writes = run.events:where{ name = "written", by = "on_changed" }
    assert.equal(2, #writes)
    assert.equal(vector(6, 8), writes[1].value)
    for _, write in ipairs(writes) do assert.is_not_nil(write.transaction.animation) end
    card:play(drag.resume():release())
    assert.equal(vector(0, 0), card:value("offset"))
    for _, place in ipairs{ vector(151, 0), vector(0, 251) } do
      assert.is_not_nil(card:play(drag.from(card:center() + place, { may_miss = true }):by(20, 0):release()).missed)
    end
    local strict = interaction("swipe-card", { variant = "strict" })
    strict:play(drag.by(120, 80, { over = 0.2 }):cancel())
    assert.equal(vector(0, 0), strict:model("offset"))
    assert.equal(1, strict:value("scale"))
  end)
end)
