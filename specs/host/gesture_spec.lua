-- The drag recogniser: its states, its values, and what each event may cause.

--- A square of 100 pt in the middle of 640 by 440, whose drag is recognised after `minimum` pt.
local function square(minimum, options)
  local definition = interaction.define("square", {}, function(ui)
    ui:state("offset", vector(0, 0))
    ui:gesture_state("is_dragging", false)
    return ui:rectangle{}:frame{ width = 100, height = 100 }:gesture(ui:drag{ minimum_distance = minimum, coordinate_space = "global" }
      :updating("is_dragging", function() return true end)
      :on_changed(function(value) ui.offset = value.translation end)
      :on_ended(function(value) ui:mark("ended at " .. tostring(value.location)) end))
  end)
  return interaction(definition, options)
end

local function count(run, name) return #run.events:where{ name = name } end

checklist("host primitives: gesture", {
  document = "semantics, section 1",
  wording = require "host.wording",
}, function()
  check("gesture.states", {
    action = "Play several hundred random streams of events.",
    observe = "Only the legal edges between states are seen, and each of them.",
  }, function()
    local edges = {
      idle = { pressed = "possible" },
      possible = { began = "began", failed = "idle", ended = "idle" },
      began = { changed = "changed", ended = "idle", cancelled = "idle" },
      changed = { changed = "changed", ended = "idle", cancelled = "idle" },
    }
    local seen, illegal = {}, nil
    for _ = 1, 300 do
      local subject, events, time = square(5), {}, 0
      for step = 1, math.random(2, 9) do
        local phase = step == 1 and "down" or ({ "move", "move", "move", "up", "cancel", "down" })[math.random(6)]
        events[step] = { time = time, x = 320 + math.random(-8, 8), y = 220 + math.random(-8, 8), phase = phase }
        time = time + 0.01
      end
      local state = "idle"
      for _, event in ipairs(subject:perform(drag.replay(events, { may_miss = true })).events) do
        local known = ({ pressed = 1, began = 1, changed = 1, ended = 1, cancelled = 1, failed = 1 })[event.name]
        if known then
          local following = edges[state][event.name]
          if following then seen[state .. " " .. event.name] = true else illegal = state .. " " .. event.name end
          state = following or "idle"
        end
      end
    end
    assert.is_nil(illegal)
    local reached = 0
    for _ in pairs(seen) do reached = reached + 1 end
    observe("edges reached", reached)
    assert.equal(8, reached)
    for _, edge in ipairs{ "idle pressed", "possible began", "possible failed", "possible ended", "began changed",
      "changed changed", "changed ended", "changed cancelled" } do
      assert(seen[edge], "this edge should be reached: " .. edge)
    end
  end)

  check("gesture.midstream", {
    action = "Send moves and an up without a press, and press beside the view and drag over it.",
    observe = "Nothing leaves idle.",
  }, function()
    local subject = square(0)
    local run = subject:perform(drag.replay({
      { time = 0, x = 320, y = 220, phase = "move" },
      { time = 0.01, x = 350, y = 220, phase = "move" },
      { time = 0.02, x = 350, y = 220, phase = "up" },
    }, { may_miss = true }))
    observe("phase", subject:phase())
    assert.equal("idle", subject:phase())
    assert.equal(0, count(run, "pressed") + count(run, "began") + count(run, "failed"))
    local beside = square(0)
    local missed = beside:perform(drag.from(100, 220, { may_miss = true }):to(320, 220, { over = 0.2 }):release())
    assert.is_not_nil(missed.missed)
    assert.equal(0, count(missed, "began"))
  end)

  check("gesture.second-press", {
    action = "Press a second time before, and after, the drag is recognised.",
    observe = "The possible gesture fails, the recognised one is cancelled; neither ends.",
  }, function()
    local function second(distance)
      return square(10):perform(drag.replay{
        { time = 0, x = 320, y = 220, phase = "down" },
        { time = 0.05, x = 320 + distance, y = 220, phase = "move" },
        { time = 0.10, x = 330, y = 230, phase = "down", pointer = 2 },
        { time = 0.15, x = 330, y = 230, phase = "up", pointer = 2 },
        { time = 0.20, x = 360, y = 220, phase = "up" },
      })
    end
    local early, late = second(4), second(30)
    assert.equal(1, count(early, "failed"))
    assert.equal(0, count(early, "began") + count(early, "ended"))
    assert.equal(1, count(late, "cancelled"))
    assert.equal(0, count(late, "ended"))
    observe("reason", late.cancelled.reason)
    assert.equal("second_press", late.cancelled.reason)
  end)

  check("gesture.value-identity", {
    action = "Drag along a thousand random ways.",
    observe = "The translation is the way from the press; the prediction is a quarter second ahead.",
  }, function()
    local apart, ahead = 0, 0
    for _ = 1, 1000 do
      local way = drag.by(math.random(-90, 90), math.random(-90, 90), { over = math.random(1, 9) / 120 })
      local run = square(0):perform(way:by(math.random(-50, 50), math.random(-50, 50), { over = 0.02 }):release())
      for _, value in ipairs{ run.began, run.released } do
        local translation = value.location - value.start_location
        apart = math.max(apart, (value.translation - translation):length())
        ahead = math.max(ahead, (value.predicted_end_location - value.location - value.velocity * 0.25):length())
      end
    end
    observe("apart", apart, "pt")
    assert.near(0, apart, 1e-9)
    assert.near(0, ahead, 1e-9)
  end)

  check("gesture.velocity", {
    action = "Estimate the velocity of a steady, of an uneven, and of a paused drag.",
    observe = "The older of two steps counts three quarters; a pause lets the speed decay.",
  }, function()
    local steady = {}
    for step = 0, 6 do steady[step + 1] = { step * 0.01, 6 * step, 0 } end
    assert.near(600, velocity.estimate(steady).x, 1e-9)
    local uneven = velocity.estimate{ { 0, 0, 0 }, { 0.1, 10, 0 }, { 0.2, 40, 0 } }
    observe("0, 10, 40 at steps of 0.1 s", uneven.x, "pt/s")
    assert.near(150, uneven.x, 1e-9)
    for _, row in ipairs{ { 0.1, 0.818567 }, { 0.5, 0.367511 }, { 1, 0.135065 } } do
      assert.near(600 * row[2], velocity.estimate(steady, { at = 0.06 + row[1] }).x, 1e-3)
    end
    assert.equal(0, velocity.estimate(steady, { at = 2.1 }).x)
    local run = square(0):perform(drag.by(120, 0, { over = 0.2 }):hold(0.5):release())
    assert.near(600 * 0.367511, run.released.velocity.x, 1e-2)
  end)

  check("gesture.duplicate-times", {
    action = "Move twice in one instant.",
    observe = "The later place counts; no number is lost.",
  }, function()
    local twice = velocity.estimate{ { 0, 0, 0 }, { 0.1, 30, 0 }, { 0.1, 60, 0 } }
    observe("velocity", twice.x, "pt/s")
    assert.near(600, twice.x, 1e-9)
    local run = square(0):perform(drag.replay{
      { time = 0, x = 320, y = 220, phase = "down" },
      { time = 0.1, x = 350, y = 220, phase = "move" },
      { time = 0.1, x = 360, y = 220, phase = "move" },
      { time = 0.1, x = 360, y = 220, phase = "up" },
    })
    assert.near(400, run.released.velocity.x, 1e-6)
  end)

  check("gesture.up-not-changed", {
    action = "Lift elsewhere than the last move.",
    observe = "The drag ends there, without another change.",
  }, function()
    local run = square(3):perform(drag.by(30, 0):release_at(370, 240))
    local last = run.events:where{ name = "changed" }
    observe("ends at", run.released.location, "pt")
    assert.equal(1, #last)
    assert.equal(vector(350, 220), last[1].location)
    assert.equal(vector(370, 240), run.released.location)
  end)

  check("gesture.up-crosses", {
    action = "Let the lift itself be the first event beyond the threshold.",
    observe = "The drag ends without a change, or fails where the option says so.",
  }, function()
    local run = square(10):perform(drag.by(2, 0):release_at(340, 220))
    assert.is_not_nil(run.released)
    assert.equal(0, count(run, "changed"))
    observe("translation", run.released.translation, "pt")
    assert.equal(vector(20, 0), run.released.translation)
    local fails = square(10, { up_crosses = "fails" }):perform(drag.by(2, 0):release_at(340, 220))
    assert.is_nil(fails.released)
    assert.is_not_nil(fails.failed)
  end)

  check("gesture.slop-option", {
    action = "Drag with the first 3 pt excluded.",
    observe = "The translation stays 3 pt behind along the way.",
  }, function()
    local run = square(3, { slop = "excluded" }):perform(drag.by(10, 0):by(10, 0):release())
    local changes = run.events:where{ name = "changed" }
    observe("first translation", changes[1].translation, "pt")
    assert.near(vector(7, 0), changes[1].translation, 1e-9)
    assert.near(17, changes[2].translation.x, 1e-9)
  end)

  check("gesture.min-zero", {
    action = "Press a view whose drag needs no distance.",
    observe = "The drag begins at the press, with a translation of nothing.",
  }, function()
    local subject = square(0)
    local run = subject:perform(drag.by(10, 0, { over = 0.1 }):release())
    local first = run.events:where{ name = "changed" }[1]
    observe("first change at", first.time - run.pressed.time, "s")
    assert.equal(run.pressed.time, first.time)
    assert.equal(vector(0, 0), first.translation)
  end)

  check("gesture.reset-all-exits", {
    action = "End, cancel, fail and remove a drag.",
    observe = "The gesture state is back at its start each time; one that never was is not written.",
  }, function()
    local function ends(gesture, remove)
      local subject = square(5)
      local run = subject:perform(gesture)
      if remove then
        subject:remove()
        run = subject:trace()
      end
      return subject:model("is_dragging"), #run.events:where{ name = "written", state = "is_dragging", by = "reset" }
    end
    local ways = { drag.by(20, 0):release(), drag.by(20, 0):cancel() }
    for _, gesture in ipairs(ways) do
      local dragging, resets = ends(gesture)
      assert.is_false(dragging)
      assert.equal(1, resets)
    end
    local removed, resets = ends(drag.by(20, 0), true)
    assert.is_false(removed)
    assert.equal(1, resets)
    local failed, none = ends(drag.by(2, 0):release())
    observe("resets after a failure", none)
    assert.is_false(failed)
    assert.equal(0, none)
  end)

  check("gesture.updating-order", {
    action = "Let two bodies update one gesture state.",
    observe = "The inner runs first, and the outer sees what it made.",
  }, function()
    local definition = interaction.define("counting", {}, function(ui)
      ui:gesture_state("steps", "")
      return ui:rectangle{}:frame{ width = 100, height = 100 }:gesture(ui:drag{ minimum_distance = 0 }
        :updating("steps", function(_, state) return state .. "a" end)
        :updating("steps", function(_, state) return state .. "b" end))
    end)
    local subject = interaction(definition)
    subject:perform(drag.by(10, 0))
    observe("steps", subject:model("steps"))
    assert.equal("abab", subject:model("steps"))
    subject:perform(drag.resume():release())
  end)

  check("gesture.spaces", {
    action = "Drag by 12, 30 and 45 pt, measured in several spaces.",
    observe = "Fixed spaces agree; the space of the view that the drag moves feeds back.",
  }, function()
    local function shown(space, moves_with_it)
      local definition = interaction.define("spaces", {}, function(ui)
        ui:canvas{ width = 640, height = 440, name = "canvas" }
        ui:state("offset", vector(0, 0))
        local pull = ui:drag{ minimum_distance = 0, coordinate_space = space }
          :on_changed(function(value) ui.offset = value.translation end)
        local view = ui:rectangle{}:frame{ width = 100, height = 100 }
        if moves_with_it then return view:gesture(pull):offset("offset") end
        return view:offset("offset"):gesture(pull)
      end)
      local subject, values = interaction(definition), {}
      for step, move in ipairs{ 12, 18, 15 } do
        local gesture = step == 1 and drag.from(320, 220):by(move, 0) or drag.resume():by(move, 0)
        subject:perform(gesture)
        values[step] = subject:model("offset").x
      end
      subject:perform(drag.resume():release())
      return values
    end
    for _, space in ipairs{ "global", "canvas", "local" } do
      assert.same({ 12, 30, 45 }, shown(space, false))
    end
    assert.same({ 12, 30, 45 }, shown("canvas", true))
    local feedback = shown("local", true)
    observe("in the moving space", feedback[3], "pt")
    assert.equal(27, feedback[3])
    assert.same({ 12, 18, 27 }, feedback)
    assert.has_error(function() shown("nowhere", false) end)
  end)
end)
