-- The five rows of the documents' table, and cancel.
local frame = 1 / 120

checklist("spring-release tile", {
  document = "000_13a70209cfd18c2e.txt",
  wording = require "tile.wording",
}, function()
  check("tile.near-rest-release", {
    action = "Pull the tile away from home, wait, then let go.",
    observe = "The return starts with hardly any motion handed over.",
    titles = { fr = "Relâchement presque à l’arrêt", sv = "Släpp nästan utan rörelse" },
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.near_rest{ distance = 120, speed = 600, pause = 1 })
    local x = run.offset.x
    local handed = x:slope_at(run.released.time)
    observe("furthest", x:max(after(run.released)), "pt")
    observe("handed over", handed, "pt/s")
    expect(always(x:at_most(120.5), after(run.released)))
    assert(x:at(run.released.time + frame) < 120, "one frame after the release the tile should be on its way home")
    for frames, shown in ipairs{ 119.8515, 118.2493, 115.4602 } do
      assert.near(shown, x:at(run.released.time + frames * frame), 1e-3)
    end
    assert(math.abs(handed) <= 90, "after a pause at most 15 % of the drag's 600 pt/s may be handed over")
  end)

  check("tile.outward-release", {
    action = "Pull away from home and let go while still moving away.",
    observe = "The spring carries the motion on outwards, then turns.",
    titles = { fr = "Relâchement vers l’extérieur", sv = "Släpp i riktning utåt" },
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward{ distance = 120, speed = 600 })
    local x = run.offset.x
    local turn = x:time_of_max(after(run.released)) - run.released.time
    observe("furthest", x:max(after(run.released)), "pt")
    observe("turns after", turn * 1000, "ms")
    expect(x:peaks{ at = 125.5254, within = 0.2 })
    assert(turn >= 0.010 and turn <= 0.030, "the outward motion should turn 10 to 30 ms after the release")
    expect(x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })
  end)

  check("tile.inward-release", {
    action = "Turn back towards home and let go while moving.",
    observe = "The return carries the inward motion on.",
    titles = { fr = "Relâchement vers l’intérieur", sv = "Släpp i riktning inåt" },
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.inward{ distance = 120, speed = 600 })
    local x = run.offset.x
    observe("speed at release", x:slope_at(run.released.time), "pt/s")
    expect(always(x:at_most(120), after(run.released)))
    assert.near(-600, x:slope_at(run.released.time), 1)
    expect(eventually(x:at_most(60), after(run.released, 0.085)))
    for frames, shown in ipairs{ 114.6848, 108.8574, 102.6766 } do
      assert.near(shown, x:at(run.released.time + frames * frame), 1e-3)
    end
  end)

  check("tile.diagonal-release", {
    action = "Let go while moving on both axes.",
    observe = "The direction survives: it is no purely horizontal return.",
    titles = { fr = "Relâchement diagonal", sv = "Släpp diagonalt" },
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.by(70, 100, { over = 0.2 }):by(30, -40, { over = 0.1 }):release())
    local t, offset = run.released.time, run.offset
    local heading = (offset:at(t + 0.0005) - offset:at(t)):angle()
    observe("heading", heading, "deg")
    assert.near(300, offset:slope_at(t).x, 1)
    assert.near(-400, offset:slope_at(t).y, 1)
    assert.near(-53.1301, heading, 1)
    assert.near(101.6398, offset:at(t + frame).x, 0.01)
    assert.near(56.5838, offset:at(t + frame).y, 0.01)
    expect(offset.x:settles{ at = 0, within = 0.5, by = t + 0.7 })
    expect(offset.y:settles{ at = 0, within = 0.5, by = t + 0.7 })
    -- An axis that stands at home already keeps its velocity all the same.
    local level = interaction("spring-tile"):play(drag.by(120, -40, { over = 0.2 }):by(0, 40, { over = 0.1 }):release())
    assert.near(400, level.offset:slope_at(level.released.time).y, 1)
  end)

  check("tile.next-interaction", {
    action = "Wait for the end of the return, then drag again.",
    observe = "The new drag starts at home.",
    titles = { fr = "Interaction suivante", sv = "Nästa interaktion" },
  }, function()
    local tile = interaction("spring-tile")
    tile:play(drag.outward())
    assert.equal(vector(0, 0), tile:value("offset"))
    assert.is_true(tile:value("accepts_hits"))
    local run = tile:play(drag.by(30, -20, { over = 0.1 }):release())
    local t, completed = run.released.time, run.events:where{ name = "completed" }
    observe("shows", run.offset:at(t), "pt")
    assert.equal(vector(30, -20), run.offset:at(t))
    assert.near(300, run.offset:slope_at(t).x, 1)
    assert.near(-200, run.offset:slope_at(t).y, 1)
    assert.equal(vector(0, 0), run.offset:final())
    assert.equal(1, #completed)
    assert.is_false(run.accepts_hits:at(t))
    assert.is_false(run.accepts_hits:before(completed[1].time))
    assert.is_true(run.accepts_hits:final())
  end)

  check("tile.cancel-snaps", {
    action = "Let the system take the drag away while the tile moves.",
    observe = "The tile stands at home at once, without an animation.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:perform(drag.by(120, 0, { over = 0.2 }):cancel())
    observe("stands at", tile:value("offset"), "pt")
    local function assert_home()
      assert.equal(vector(0, 0), tile:value("offset"))
      assert.equal(0, #run.events:where{ name = "animation_started" })
      assert.is_nil(run.released)
      assert.is_false(tile:value("is_dragging"))
      assert.is_false(tile:value("is_returning"))
      assert.is_true(tile:value("accepts_hits"))
    end
    assert_home()
    assert.is_true(run.accepts_hits:before(run.cancelled.time))
    for _, way in ipairs{ drag.by(0, -50, { over = 0.1 }), drag.by(-60, 80, { over = 0.1 }) } do
      run = tile:perform(way:cancel())
      assert_home()
    end
    local second = drag.after(0.3, drag.from(tile:center() + vector(50, 90)):hold(0.05):release())
    run = tile:perform(drag.together(drag.from(tile:center()):by(50, 90, { over = 0.2 }):hold(0.3):release(), second))
    assert.equal("second_press", run.cancelled.reason)
    assert_home()
  end)

  check("tile.cancel-then-drag", {
    action = "After a cancelled drag, drag again by 10 pt and let go.",
    observe = "The new drag shows its own translation and hands over its own velocity alone.",
  }, function()
    local tile = interaction("spring-tile")
    tile:play(drag.by(120, 0, { over = 0.2 }):cancel())
    local run = tile:play(drag.by(10, 0, { over = 0.2 }):release())
    local x = run.offset.x
    observe("handed over", x:slope_at(run.released.time), "pt/s")
    assert.near(0, x:at(run.pressed.time), 1e-9)
    assert.near(10, x:at(run.released.time), 1e-9)
    assert.near(50, x:slope_at(run.released.time), 1)
    assert.equal(vector(0, 0), run.offset:final())
  end)
end)
