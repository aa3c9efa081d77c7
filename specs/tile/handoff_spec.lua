-- The documents' four questions for a release that ignores the motion, and what they rest on.
checklist("spring-release tile: hand-off", {
  document = "000_13a70209cfd18c2e.txt",
  wording = require "tile.wording",
}, function()
  check("tile.same-property", {
    action = "Release the tile outwards.",
    observe = "The offset that the drag changes is the one that the spring animates.",
    titles = {
      fr = "le geste modifie-t-il le même décalage que celui animé par le ressort ?",
      sv = "ändrar gesten samma förskjutning som fjädern animerar?",
    },
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward())
    for _, write in ipairs(run.events:where{ name = "written", by = "on_changed" }) do
      assert.equal("offset", write.state)
    end
    local started = run.events:where{ name = "animation_started" }
    assert.equal(1, #started)
    observe("spring starts at", started[1].from, "pt")
    assert.equal("offset", started[1].state)
    assert.near(vector(120, 0), started[1].from, 1e-9)
    assert.near(120, run.offset.x:at(run.released.time), 1e-9)
  end)

  check("tile.single-writer", {
    action = "Watch every write to the offset from the press to the release.",
    observe = "The drag alone writes it, once for each change.",
    titles = {
      fr = "Un autre code écrase-t-il ce décalage avant le relâchement ?",
      sv = "Skriver någon annan kod över den förskjutningen före släppet?",
    },
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward())
    local by = { on_changed = 0, on_ended = 0 }
    for _, write in ipairs(run.events:where{ name = "written", state = "offset" }) do
      if write.time <= run.released.time then by[write.by] = (by[write.by] or 0) + 1 end
    end
    local changes = #run.events:where{ name = "changed" }
    observe("writes by the drag", by.on_changed)
    assert.equal(changes, by.on_changed)
    assert.same({ on_changed = changes, on_ended = 1 }, by)
  end)

  check("tile.identity-kept", {
    action = "Follow the view and its animation from the press to the end.",
    observe = "Neither is replaced.",
    titles = { fr = "La vue est-elle remplacée ?", sv = "Ersätts vyn?" },
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward())
    observe("replacements", #run.events:where{ name = "replaced" })
    assert.equal(0, #run.events:where{ name = "replaced" })
    assert.equal(0, #run.events:where{ name = "view_removed" })
    assert.equal(1, #run.events:where{ name = "animation_started", state = "offset" })
    assert.equal(1, #run.events:where{ name = "animation_ended", state = "offset" })
  end)

  check("tile.drag-unanimated", {
    action = "Compare what is shown with the translation at every frame of the drag.",
    observe = "They are equal, and no write carries an animation.",
    titles = {
      fr = "Un modificateur d’animation anime-t-il les mises à jour pendant le glissement ?",
      sv = "Animerar en animationsmodifierare draguppdateringarna?",
    },
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward())
    local furthest = 0
    for _, change in ipairs(run.events:where{ name = "changed" }) do
      if change.time < run.released.time then
        local apart = (run.offset:at(change.time) - change.translation):length()
        furthest = math.max(furthest, apart)
      end
    end
    observe("apart", furthest, "pt")
    assert.near(0, furthest, 1e-9)
    for _, write in ipairs(run.events:where{ name = "written", by = "on_changed" }) do
      assert.is_nil(write.transaction.animation)
      assert.is_true(write.transaction.tracks_velocity)
    end
  end)

  check("tile.release-immediate", {
    action = "Release the tile outwards and look at the first frame.",
    observe = "The return has begun in the instant of the release.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward())
    local t = run.released.time
    assert.is_true(run.is_returning:at(t))
    local started = run.events:where{ name = "animation_started" }
    assert.equal(1, #started)
    assert.equal(t, started[1].time)
    observe("first frame", run.offset.x:at(t + 1 / 120), "pt")
    for frames, shown in ipairs{ 123.7886, 125.4061, 125.2016, 123.4868, 120.5397 } do
      assert.near(shown, run.offset.x:at(t + frames / 120), 1e-3)
    end
    -- Slow, fast, near and far, downwards and to the left: always that spring.
    local home = spring{ duration = 0.45, bounce = 0.2 }
    for _, row in ipairs{ { 20, 100 }, { 240, 2000 }, { 500, 900 } } do
      local released = interaction("spring-tile"):play(drag.outward{ distance = row[1], speed = row[2], angle = 126 })
      local at, velocity = released.offset:at(released.released.time), released.offset:slope_at(released.released.time)
      assert.near(row[1], at:length(), 1e-6)
      assert.near(row[2], velocity:length(), row[2] / 100)
      for _, later in ipairs{ 0.02, 0.1, 0.3 } do
        local shown = released.offset:at(released.released.time + later)
        assert.near(home:value{ from = at.x, to = 0, velocity = velocity.x, at = later }, shown.x, 1e-3)
        assert.near(home:value{ from = at.y, to = 0, velocity = velocity.y, at = later }, shown.y, 1e-3)
      end
    end
    expect(always(run.is_dragging:is_true(), from_to(run.began, run.released)))
    expect(always(run.is_returning:is_false(), from_to(run.pressed, run.released)))
    assert.is_false(run.is_dragging:at(t))
  end)

  check("tile.no-pre-reset", {
    action = "Watch the offset between the last change and the spring.",
    observe = "Nothing writes it in between.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward())
    local writes = run.events:where{ name = "written", state = "offset" }
    local last = 0
    for index, write in ipairs(writes) do
      if write.by == "on_changed" then last = index end
    end
    local spring_write = writes[last + 1]
    observe("writes after the last change", #writes - last)
    assert.equal(1, #writes - last)
    assert.is_not_nil(spring_write)
    assert.is_not_nil(spring_write.transaction.animation)
  end)

  check("tile.model-target-at-once", {
    action = "Look at the model and at the picture in the instant of the release.",
    observe = "The model is home already, the picture has not moved.",
  }, function()
    local tile = interaction("spring-tile")
    tile:perform(drag.outward())
    observe("model", tile:model("offset"), "pt")
    assert.equal(vector(0, 0), tile:model("offset"))
    assert.near(120, tile:value("offset").x, 1e-9)
  end)

  check("tile.gate", {
    action = "Press the tile 0.05, 0.30, 0.45 and 0.80 s after the release.",
    observe = "Each press falls through, and the return goes on.",
  }, function()
    local missed = 0
    for _, later in ipairs{ 0.05, 0.30, 0.45, 0.80 } do
      local tile, untouched = interaction("spring-tile"), interaction("spring-tile")
      tile:perform(drag.outward())
      tile:advance(later)
      local press = tile:play(drag.from(tile:center(), { may_miss = true }):by(40, 0, { over = 0.1 }):release())
      local free = untouched:play(drag.outward())
      assert.is_not_nil(press.missed)
      local at = press.missed.time + 0.1
      assert.near(free.offset.x:at(at), press.offset.x:at(at), 1e-9)
      missed = missed + 1
    end
    observe("presses that fell through", missed)
    assert.equal(4, missed)
  end)

  check("tile.removed-not-timer", {
    action = "Release the tile outwards and wait until it takes presses again.",
    observe = "It does so when the animation is removed, not when its duration is over.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.outward())
    local t, completed = run.released.time, run.events:where{ name = "completed" }
    assert.equal(1, #completed)
    local removed = completed[1].time
    observe("takes presses after", removed - t, "s")
    observe("at 0.45 s", run.offset.x:at(t + 0.45), "pt")
    assert.near(1.166667, removed - t, 2 / 120)
    expect(always(run.accepts_hits:is_true(), from_to(run.pressed, run.released)))
    expect(always(run.accepts_hits:is_false(), from_to(run.released, removed)))
    expect(always(run.accepts_hits:is_true(), after(removed)))
    assert.near(-1.530, run.offset.x:at(t + 0.45), 1e-3)
  end)

  check("tile.release-order", {
    action = "Release with the gesture state reset before, and after, the end of the drag.",
    observe = "Every frame is the same.",
  }, function()
    local first = interaction("spring-tile", { release_order = "reset_then_ended" }):play(drag.outward())
    local second = interaction("spring-tile", { release_order = "ended_then_reset" }):play(drag.outward())
    local apart = 0
    for _, time in ipairs(first:frames()) do
      apart = math.max(apart, (first.offset:at(time) - second.offset:at(time)):length())
    end
    observe("apart", apart, "pt")
    assert.equal(0, apart)
    local between = interaction("spring-tile", { release_order = "observer_between" }):play(drag.outward())
    local snapped = between.offset.x:max(after(between.released))
    finding("let go outwards at 120 pt, with the reset observed before the end runs, the tile snaps to", snapped, "pt")
    assert.near(125.5254, first.offset.x:max(after(first.released)), 0.2)
  end)

  check("tile.zero-distance", {
    action = "Drag out and back exactly home, and let go while moving.",
    observe = "There is nothing to animate: the return is over in that instant.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.by(120, 0, { over = 0.2 }):by(-120, 0, { over = 0.2 }):release())
    local t = run.released.time
    assert.near(-600, run.released.velocity.x, 1e-6)
    assert.equal(0, #run.events:where{ name = "animation_started" })
    local completed = run.events:where{ name = "completed" }
    observe("completions", #completed)
    assert.equal(1, #completed)
    assert.equal(t, completed[1].time)
    assert.is_false(run.is_returning:at(t))
    assert.equal(vector(0, 0), run.offset:final())
    assert.is_true(run.accepts_hits:at(t))
  end)

  check("tile.unit-velocity", {
    action = "Divide the velocity at the release by the distance left to travel.",
    observe = "300 pt/s over 150 pt is 2 spans per second; where nothing is left there is no number.",
    titles = { fr = "300/150 = 2", sv = "300/150 = 2" },
  }, function()
    observe("300 over 150", spring.unit_velocity(300, 150), "spans/s")
    assert.equal(2, spring.unit_velocity(300, 150))
    observe("300 over -150", spring.unit_velocity(300, -150), "spans/s")
    assert.equal(-2, spring.unit_velocity(300, -150))
    assert.is_nil(spring.unit_velocity(300, 0))
    assert.near(-450, spring.unit_velocity(-450, 70) * 70, 1e-9)
    local run = interaction("spring-tile"):play(drag.outward())
    assert.near(600, run.offset.x:slope_at(run.released.time), 1)
    local back = interaction("spring-tile"):play(drag.by(120, 0, { over = 0.2 }):by(-120, 0, { over = 0.2 }):release())
    assert.equal(vector(0, 0), back.offset:final())
  end)
end)
