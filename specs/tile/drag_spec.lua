-- What the tile's drag recognises, where it is hit, and what it shows.
checklist("spring-release tile: drag", {
  document = "000_13a70209cfd18c2e.txt",
  wording = require "tile.wording",
}, function()
  check("tile.translation-total", {
    action = "Drag through the translations (12, 5), (30, -10) and (45, 20).",
    observe = "The offset is the last translation, not their sum.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.by(12, 5):by(18, -15):by(15, 30):hold(0.1):release())
    observe("offset", run.offset:before(run.released.time), "pt")
    assert.equal(vector(45, 20), run.offset:before(run.released.time))
    -- Pressed beside its middle it keeps the grip, and nothing holds it back far out or in between.
    local gripped = interaction("spring-tile")
    gripped:perform(drag.from(gripped:center() + vector(30, -40)):by(12.25, 5.75))
    assert.equal(vector(12.25, 5.75), gripped:value("offset"))
    gripped:perform(drag.resume():by(-512.5, 405))
    assert.equal(vector(-500.25, 410.75), gripped:value("offset"))
    gripped:play(drag.resume():release())
    assert.equal(vector(0, 0), gripped:value("offset"))
  end)

  check("tile.below-minimum", {
    action = "Move by (2, 2) and lift; then move by (3, 0).",
    observe = "Under 3 pt nothing happens; from 3 pt on the first translation is whole.",
  }, function()
    local tile = interaction("spring-tile")
    local short = tile:play(drag.by(2, 2):release())
    assert.is_not_nil(short.failed)
    assert.is_nil(short.began)
    assert.equal(0, #short.events:where{ name = "written" })
    assert.is_nil(interaction("spring-tile"):play(drag.by(0, 2.99):release()).began)
    -- A lift that is the first to be far enough is an end; nothing was shown, so nothing returns.
    local flick = tile:play(drag.from(tile:center()):release_at(340, 196))
    assert.is_not_nil(flick.released)
    assert.equal(vector(0, 0), flick.offset:final())
    expect(always(short.is_dragging:is_false()), { may_be_vacuous = true })
    local run = tile:play(drag.by(3, 0):release())
    assert.is_not_nil(run.began)
    local first = run.events:where{ name = "changed" }[1].translation
    observe("first translation", first, "pt")
    assert.equal(vector(3, 0), first)
    assert.equal(vector(3, 0), run.offset:at(run.released.time))
    assert.equal(1, #run.events:where{ name = "animation_started" })
    assert.equal(vector(0, 0), run.offset:final())
    assert.is_not_nil(interaction("spring-tile"):play(drag.by(0, -3):release()).began)
  end)

  check("tile.threshold-latched", {
    action = "Move by 4 pt, then back to 1 pt.",
    observe = "The drag goes on below its threshold.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.by(4, 0):by(-3, 0):hold(0.1):release())
    observe("offset", run.offset:before(run.released.time), "pt")
    assert.is_true(run.is_dragging:before(run.released.time))
    assert.equal(vector(1, 0), run.offset:before(run.released.time))
  end)

  check("tile.named-space", {
    action = "Drag by 12, 30 and 45 pt, measured in the fixed canvas.",
    observe = "The tile follows the pointer exactly.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.by(12, 0):by(18, 0):by(15, 0):hold(0.1):release())
    local shown = {}
    for index, change in ipairs(run.events:where{ name = "changed" }) do
      shown[index] = run.offset.x:at(change.time)
    end
    assert.same({ 12, 30, 45 }, shown)
    for step, total in ipairs{ 12, 30, 45 } do
      observe("shown", shown[step], "pt")
      assert.equal(total, shown[step])
    end
    local mirrored = interaction("spring-tile", { layout = "rtl" })
    mirrored:perform(drag.by(30, 12))
    assert.equal(vector(30, 12), mirrored:value("offset"))
    mirrored:play(drag.resume():release())
  end)

  check("tile.content-shape", {
    action = "Press in the corner, outside the rounded outline, then beside the tile.",
    observe = "The corner takes the press, the place beside it does not.",
  }, function()
    local corner = interaction("spring-tile")
    local shape = corner:frame()
    assert.same({ 240, 140, 112, 112 }, { shape.x, shape.y, shape.width, shape.height })
    local inside = corner:play(drag.from(corner:center() + vector(55, 55), { may_miss = true }):by(10, 0):release())
    observe("takes a press in the corner", inside.missed == nil)
    assert.equal(true, inside.missed == nil)
    assert.is_not_nil(inside.began)
    for _, place in ipairs{ vector(57, 0), vector(-57, 0), vector(0, 57), vector(0, -57) } do
      local beside = interaction("spring-tile")
      local outside = beside:play(drag.from(beside:center() + place, { may_miss = true }):by(10, 0):release())
      if place.x == 57 then observe("takes a press beside it", outside.missed == nil) end
      assert.equal(false, outside.missed == nil)
    end
  end)

  check("tile.tuning", {
    action = "Release with other durations and bounces.",
    observe = "More bounce goes deeper past home; twice the duration takes twice the time.",
    titles = { fr = "duration, bounce", sv = "duration, bounce" },
  }, function()
    local function release(bounce, duration, gesture)
      local tile = interaction("spring-tile", { spring = spring{ duration = duration or 0.45, bounce = bounce } })
      return tile:play(gesture or drag.outward())
    end
    local none, some, more = release(0), release(0.2), release(0.4)
    expect(always(none.offset.x:at_least(0), after(none.released)))
    local deepest = some.offset.x:min(after(some.released))
    observe("past home", deepest, "pt")
    assert.near(-1.9035, deepest, 0.01)
    assert.near(0.395, some.offset.x:time_of_min(after(some.released)) - some.released.time, 1e-3)
    assert(more.offset.x:min(after(more.released)) < deepest, "more bounce should go deeper past home")
    local rest = drag.by(120, 0, { over = 0.2 }):hold(2.5):release()
    local once, twice = release(0.2, 0.45, rest), release(0.2, 0.9, rest)
    for _, later in ipairs{ 0.05, 0.1, 0.2, 0.4 } do
      local fast = once.offset.x:at(once.released.time + later)
      assert.near(fast, twice.offset.x:at(twice.released.time + 2 * later), 1e-9)
    end
  end)

  check("tile.pan-velocity", {
    action = "Ask an AppKit pan recogniser for its velocity during the drag.",
    observe = "It reads the drag's velocity in the space that it is given, and wants one.",
    titles = { fr = "vitesse d’un panoramique", sv = "panninghastighet" },
  }, function()
    local tile = interaction("spring-tile")
    tile:perform(drag.by(120, 60, { over = 0.2 }))
    local velocity = tile:pan_velocity("canvas")
    observe("velocity", velocity, "pt/s")
    assert.near(vector(600, 300), velocity, 1e-6)
    assert.has_error(function() tile:pan_velocity(nil) end)
    tile:play(drag.resume():cancel())
  end)
end)
