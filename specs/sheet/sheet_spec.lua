-- The swipe-up sheet: its thresholds, its states, and what each release writes.
local function pull(height) return drag.by(0, height, { over = 0.4 }):release() end

local function closed(options) return interaction("swipe-up-sheet", options) end

local function open()
  local sheet = closed()
  sheet:play(pull(-200))
  return sheet
end

checklist("swipe-up sheet", {
  document = "004_4e7f6e529303da16.txt",
  wording = require "sheet.wording",
}, function()
  check("sheet.start", {
    action = "Build the sheet on screens of several heights.",
    observe = "Its top stands at 85 % of the height.",
    titles = { uz = "ekran balandligining 85%" },
  }, function()
    for _, row in ipairs{ { 800, 680 }, { 844, 717.4 }, { 852, 724.2 } } do
      local sheet = closed{ screen_height = row[1] }
      observe(("top on a screen of %d pt"):format(row[1]), sheet:value("y"), "pt")
      assert.near(row[2], sheet:value("y"), 1e-9)
      assert.equal(0, sheet:value("ending"))
      assert.equal(0, sheet:value("current"))
    end
    local tall = closed{ screen_height = 844 }
    assert.same({ 0, 390 }, { tall:frame().x, tall:frame().width })
    assert.near(844, tall:frame().height, 1e-9)
    assert.near(0, tall:play(pull(-200)).y:final(), 1e-9)
    assert.near(717.4, tall:play(pull(200)).y:final(), 1e-9)
  end)

  check("sheet.lock-up", {
    action = "Pull the closed sheet up by 200 pt.",
    observe = "It locks open.",
    titles = { uz = "currentDragOffsetY < -150" },
  }, function()
    local sheet = closed()
    local run = sheet:play(pull(-200))
    observe("top", run.y:final(), "pt")
    assert.equal(-680, sheet:model("ending"))
    assert.equal(0, sheet:model("current"))
    assert.near(0, run.y:final(), 1e-9)
    local locked = run.events:where{ name = "written", state = "ending" }
    assert.equal(1, #locked)
    assert.equal(run.released.time, locked[1].time)
  end)

  check("sheet.exact-threshold", {
    action = "Pull by exactly 150 pt, and by 150.01 pt.",
    observe = "150 changes nothing; the thresholds are strict.",
  }, function()
    local function ending(sheet, height)
      sheet:play(pull(height))
      return sheet:model("ending")
    end
    for _, row in ipairs{ { -150, 0 }, { -150.01, -680 } } do
      local final = ending(closed(), row[1])
      observe(("ending after %s pt"):format(row[1]), final, "pt")
      assert.equal(row[2], final)
    end
    for _, row in ipairs{ { 150, -680 }, { 150.01, 0 } } do
      local final = ending(open(), row[1])
      observe(("ending after %s pt, open"):format(row[1]), final, "pt")
      assert.equal(row[2], final)
    end
    for _, height in ipairs{ 600, 852 } do
      assert.equal(0, ending(closed{ screen_height = height }, -150))
      assert.near(-0.85 * height, ending(closed{ screen_height = height }, -150.01), 1e-9)
    end
  end)

  check("sheet.return-down", {
    action = "Pull the open sheet down by 200 pt.",
    observe = "It closes.",
    titles = { uz = "endingOffsetY != 0 && currentDragOffsetY > 150" },
  }, function()
    local sheet = open()
    local run = sheet:play(pull(200))
    observe("top", run.y:final(), "pt")
    assert.equal(0, sheet:model("ending"))
    assert.near(680, run.y:final(), 1e-9)
    local unlocked = run.events:where{ name = "written", state = "ending" }
    assert.equal(1, #unlocked)
    assert.equal(run.released.time, unlocked[1].time)
  end)

  check("sheet.closed-down", {
    action = "Pull the closed sheet down by 200 pt.",
    observe = "Nothing is locked, and it comes back.",
  }, function()
    local sheet = closed()
    local run = sheet:play(pull(200))
    observe("writes of ending", #run.events:where{ name = "written", state = "ending" })
    assert.equal(0, #run.events:where{ name = "written", state = "ending" })
    assert.equal(0, sheet:model("ending"))
    assert.near(680, run.y:final(), 1e-9)
    assert.equal(0, #sheet:play(pull(600)).events:where{ name = "written", state = "ending" })
  end)

  check("sheet.open-up", {
    action = "Pull the open sheet up by 200 pt.",
    observe = "It stays open.",
  }, function()
    local sheet = open()
    local run = sheet:play(pull(-200))
    observe("top", run.y:final(), "pt")
    assert.equal(-680, sheet:model("ending"))
    assert.near(0, run.y:final(), 1e-9)
  end)

  check("sheet.short-drag", {
    action = "Pull by 150 pt at most, closed and open.",
    observe = "It comes back to where it was.",
  }, function()
    observe("top after -20", closed():play(pull(-20)).y:final(), "pt")
    for _, height in ipairs{ -150, -100, -20, 20, 100, 150 } do
      local shut, up = closed(), open()
      assert.near(680, shut:play(pull(height)).y:final(), 1e-9)
      assert.equal(0, shut:model("ending"))
      assert.near(0, up:play(pull(height)).y:final(), 1e-9)
      assert.equal(-680, up:model("ending"))
    end
    for _, row in ipairs{ { 9.99, false }, { -10, true } } do
      assert.equal(row[2], closed():play(pull(row[1])).began ~= nil)
    end
  end)

  check("sheet.current-always-reset", {
    action = "Let go after every pull of the table.",
    observe = "The current offset returns to 0, always.",
    titles = { uz = "currentDragOffsetY = 0 — bu har doim ishlaydi" },
  }, function()
    local left = 0
    for _, height in ipairs{ -200, -150.01, -150, -40, 40, 150, 150.01, 200 } do
      local shut, up = closed(), open()
      shut:play(pull(height))
      up:play(pull(height))
      left = math.max(left, math.abs(shut:model("current")), math.abs(up:model("current")))
    end
    observe("largest current", left, "pt")
    assert.equal(0, left)
  end)

  check("sheet.sum", {
    action = "Add the three offsets at every frame.",
    observe = "Their sum is where the sheet stands.",
    titles = { uz = "uchta offset" },
  }, function()
    local sheet = closed()
    local run, apart = sheet:play(pull(-200)), 0
    for _, time in ipairs(run:frames()) do
      local sum = run.starting:at(time) + run.current:at(time) + run.ending:at(time)
      apart = math.max(apart, math.abs(run.y:at(time) - sum))
    end
    observe("apart", apart, "pt")
    assert.near(0, apart, 1e-9)
    assert.near(sheet:value("y"), sheet:frame().y, 1e-9)
    local start = closed()
    assert.near(start:value("y"), start:frame().y, 1e-9)
    start:perform(drag.by(0, -100, { over = 0.2 }))
    start:advance(2)
    assert.near(580, start:frame().y, 1e-6)
    start:play(drag.resume():release())
    -- Held at the end of every pull of the table, closed and open.
    for _, height in ipairs{ -200, -150, 150, 200 } do
      for _, row in ipairs{ { closed(), 680 }, { open(), 0 } } do
        row[1]:perform(drag.by(0, height, { over = 0.4 }))
        row[1]:advance(4)
        assert.near(row[2] + height, row[1]:frame().y, 1e-6)
        assert.near(row[2] + height, row[1]:value("y"), 1e-6)
      end
    end
  end)

  check("sheet.animated-release", {
    action = "Let go beyond the threshold and look at the top just before and after.",
    observe = "It does not jump: one spring carries both offsets.",
  }, function()
    --- The jump of the top at the release of a pull by `height`, from which it springs to `target`.
    local function jump(sheet, height, target)
      local run = sheet:play(pull(height))
      local t, top = run.released.time, run.starting + run.current + run.ending
      assert.near(top:before(t), top:at(t), 1e-6)
      for _, state in ipairs{ "ending", "current" } do
        local writes = run.events:where{ name = "written", state = state, by = "on_ended" }
        assert.equal(1, #writes)
        assert.is_not_nil(writes[1].transaction.animation)
      end
      expect(top:is_continuous{ value = 0.05, window = after(run.released) })
      for _, later in ipairs{ 0.05, 0.1, 0.2, 0.4 } do
        local sprung = spring{}:value{ from = top:before(t), to = target, velocity = top:slope_before(t), at = later }
        assert.near(sprung, top:at(t + later), 1e-3)
      end
      return top:at(t) - top:before(t)
    end
    local apart = jump(closed(), -200, 0)
    observe("jump", apart, "pt")
    assert.near(0, apart, 1e-9)
    jump(open(), 200, 680)
  end)

  check("sheet.live-drag", {
    action = "Watch what is written while the finger is down.",
    observe = "Only the current offset.",
    titles = { uz = "panelning \"jonli\" harakatini ta'minlaydi" },
  }, function()
    local run = closed():play(pull(-200))
    local writes = run.events:where{ name = "written", by = "on_changed" }
    observe("writes", #writes)
    assert(#writes > 0, "the drag should write the current offset")
    assert.equal(#run.events:where{ name = "changed" }, #writes)
    for index, write in ipairs(writes) do
      assert.equal("current", write.state)
      assert.is_not_nil(write.transaction.animation)
      assert.equal(run.events:where{ name = "changed" }[index].translation.y, write.value)
    end
  end)

  check("sheet.last-changed", {
    action = "Stop at -140 pt and lift at -160 pt without a move between.",
    observe = "The last changed value decides: the sheet stays closed.",
  }, function()
    local sheet = closed()
    local place = sheet:center() + vector(0, -160)
    sheet:play(drag.by(0, -140, { over = 0.4 }):release_at(place.x, place.y))
    observe("ending", sheet:model("ending"), "pt")
    assert.equal(0, sheet:model("ending"))
    -- A quick flick of 140 pt opens and closes as little as a slow one.
    for _, row in ipairs{ { closed(), -140, 0 }, { open(), 140, -680 } } do
      row[1]:play(drag.by(0, row[2], { over = 0.05 }):release())
      assert.equal(row[3], row[1]:model("ending"))
    end
  end)

  check("sheet.two-cycles", {
    action = "Open, pull up again, close, and open once more.",
    observe = "It ends open, and where it started never changes.",
  }, function()
    local sheet = closed()
    local tops = {}
    for step, height in ipairs{ -200, -200, 200, -200 } do
      tops[step] = sheet:play(pull(height)).y:final()
      assert.equal(680, sheet:model("starting"))
    end
    observe("top", tops[4], "pt")
    for step, top in ipairs{ 0, 0, 680, 0 } do assert.near(top, tops[step], 1e-9) end
  end)

  check("sheet.horizontal", {
    action = "Drag sideways by 300 pt.",
    observe = "The drag is recognised, and nothing changes.",
  }, function()
    local sheet = closed()
    local run = sheet:play(drag.by(300, 0, { over = 0.3 }):release())
    assert.is_not_nil(run.began)
    observe("top", run.y:final(), "pt")
    expect(always(run.current:near(0, 0)), { may_be_vacuous = true })
    assert.equal(0, sheet:model("ending"))
    assert.near(680, run.y:final(), 1e-9)
  end)

  check("sheet.cancel", {
    action = "Let the system take the drag away.",
    observe = "With a clean-up the current offset returns to 0; as printed it stays.",
  }, function()
    local strict = closed{ variant = "strict" }
    local run = strict:play(drag.by(0, -100, { over = 0.3 }):cancel())
    observe("current", strict:model("current"), "pt")
    assert.equal(0, strict:model("current"))
    assert.equal(0, strict:model("ending"))
    -- The clean-up is one write in that instant, without an animation, and only after a cancel.
    local cleaned = run.events:where{ name = "written", state = "current", by = "on_change" }
    assert.equal(1, #cleaned)
    assert.equal(run.cancelled.time, cleaned[1].time)
    assert.is_nil(cleaned[1].transaction.animation)
    -- It leaves the ending alone, closed and open.
    strict:play(drag.by(0, -200, { over = 0.3 }):cancel())
    assert.equal(0, strict:model("ending"))
    local ended = strict:play(drag.by(0, -200, { over = 0.3 }):release())
    assert.equal(0, #ended.events:where{ name = "written", by = "on_change" })
    assert.equal(-680, strict:model("ending"))
    strict:play(drag.by(0, 200, { over = 0.3 }):cancel())
    assert.equal(-680, strict:model("ending"))
    assert.near(0, strict:value("y"), 1e-9)
    local printed = closed():play(drag.by(0, -100, { over = 0.3 }):cancel())
    finding("pulled up by 100 pt from 680 pt and cancelled, the printed sheet stays at", printed.y:final(), "pt")
  end)
end)
