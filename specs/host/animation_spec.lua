-- Transactions and animated properties.
local eased = curve.ease_in_out{ duration = 0.25 }
local tile_spring = spring{ duration = 0.45, bounce = 0.2 }

--- A number that `body(ui)` animates; its actions are called as methods.
local function value(start, body)
  return interaction(interaction.define("value", {}, function(ui)
    ui:state("x", start)
    body(ui)
    return ui:rectangle{}:frame{ width = 100, height = 100 }
  end), { frame_rate = 120 })
end

--- A number at 120 whose action `go` animates it to 0 by the tile's spring.
local function falling(body)
  return value(120, function(ui)
    ui:action("go", function() ui:with_animation(tile_spring, function() ui.x = 0 end) end)
    if body then body(ui) end
  end)
end

checklist("host primitives: animation", {
  document = "semantics, sections 2 and 3",
  wording = require "host.wording",
}, function()
  check("anim.model-presentation", {
    action = "Animate 120 to 0 and read model and picture at every frame.",
    observe = "The model is 0 at once; the picture is the spring's closed form.",
  }, function()
    local subject = falling()
    subject:go()
    local apart = 0
    for _ = 1, 60 do
      subject:advance_frames(1)
      local expected = tile_spring:value{ from = 120, to = 0, at = subject:time() }
      apart = math.max(apart, math.abs(subject:value("x") - expected))
      assert.equal(0, subject:model("x"))
    end
    observe("apart", apart, "pt")
    assert.near(0, apart, 1e-9)
  end)

  check("anim.spring-over-spring", {
    action = "Retarget a running spring.",
    observe = "Place and velocity go on.",
  }, function()
    local subject = falling(function(ui)
      ui:action("turn", function() ui:with_animation(spring.snappy, function() ui.x = 200 end) end)
    end)
    subject:go()
    subject:advance(0.1)
    subject:turn()
    subject:settle()
    local x = subject:trace().x
    local jump, kick = x:at(0.1) - x:before(0.1), x:slope_at(0.1) - x:slope_before(0.1)
    observe("change of velocity", kick, "pt/s")
    assert.near(0, jump, 1e-9)
    assert.near(0, kick, 1e-9)
    assert(x:slope_before(0.1) < -100, "the spring should move when it is retargeted")
    assert.equal(200, x:final())
  end)

  check("anim.spring-over-ease", {
    action = "Let a spring take over from an easing curve, with and without the curve's velocity.",
    observe = "The place goes on; the velocity starts at 0, or at the curve's slope under the option.",
  }, function()
    local function takeover(option)
      local definition = interaction.define("takeover", {}, function(ui)
        ui:state("x", 0)
        ui:action("ease", function() ui:with_animation(eased, function() ui.x = 100 end) end)
        ui:action("spring", function() ui:with_animation(tile_spring, function() ui.x = 0 end) end)
        return ui:rectangle{}:frame{ width = 100, height = 100 }
      end)
      local subject = interaction(definition, { easing_velocity_handoff = option })
      subject:ease()
      subject:advance(0.125)
      subject:spring()
      subject:settle()
      return subject:trace().x
    end
    local still, moving = takeover("zero"), takeover("curve")
    assert.near(50, still:at(0.125), 1e-9)
    assert.near(0, still:slope_at(0.125), 1e-9)
    assert.near(still:slope_before(0.125), moving:slope_at(0.125), 1e-6)
    observe("under the option", moving:slope_at(0.125), "pt/s")
    assert(moving:slope_at(0.125) > 600, "the curve is at its steepest there")
  end)

  check("anim.ease-over-ease", {
    action = "Animate 80 to 160, and at half the time on to 320.",
    observe = "The two run on together; there is no jump.",
  }, function()
    local subject = value(80, function(ui)
      ui:action("to", function(target) ui:with_animation(eased, function() ui.x = target end) end)
    end)
    subject:to(160)
    subject:advance(0.125)
    subject:to(320)
    subject:settle()
    local x = subject:trace().x
    observe("at 0.25 s", x:at(0.25), "pt")
    assert.near(120, x:at(0.125), 1e-9)
    for _, row in ipairs{ { 0.1875, 171.668 }, { 0.25, 240 }, { 0.3125, 299.334 }, { 0.375, 320 } } do
      assert.near(row[2], x:at(row[1]), 1e-3)
    end
  end)

  check("anim.nil-midflight", {
    action = "Write 10 without an animation while 120 to 0 runs.",
    observe = "The picture rises by exactly 10, the run goes on, and ends at 10.",
  }, function()
    for _, at in ipairs{ 0.05, 0.2, 0.5 } do
      local subject = falling(function(ui) ui:action("lift", function() ui.x = 10 end) end)
      subject:go()
      subject:advance(at)
      subject:lift()
      subject:settle()
      local x = subject:trace().x
      observe("rise", x:at(at) - x:before(at), "pt")
      assert.near(10, x:at(at) - x:before(at), 1e-9)
      assert.near(x:slope_before(at), x:slope_at(at), 1e-9)
      assert.equal(10, x:final())
    end
  end)

  check("anim.completion-criteria", {
    action = "Complete by both criteria, retarget meanwhile, and change nothing.",
    observe = "Logically complete at 0.45 s in any case; removed after the last animation; each once.",
  }, function()
    local function completions(criteria, retarget)
      local done = {}
      local subject = value(120, function(ui)
        ui:action("go", function(target)
          ui:with_animation(tile_spring, {
            completion_criteria = criteria, completion = function() ui:mark("done") end,
          }, function() ui.x = target end)
        end)
        ui:action("turn", function() ui:with_animation(tile_spring, function() ui.x = 60 end) end)
      end)
      subject:go(0)
      if retarget then
        subject:advance(0.2)
        subject:turn()
      end
      subject:settle()
      for _, mark in ipairs(subject:trace().events:where{ name = "marked" }) do done[#done + 1] = mark.time end
      local removed = subject:trace().events:where{ name = "animation_ended" }
      return done, removed[#removed].time
    end
    local logical = completions("logically_complete", false)
    local turned = completions("logically_complete", true)
    assert.equal(1, #logical)
    assert.near(0.45, logical[1], 1e-6)
    assert.equal(1, #turned)
    assert.near(0.45, turned[1], 1e-6)
    local removed, ended = completions("removed", false)
    observe("removed at", removed[1], "s")
    assert.equal(1, #removed)
    assert.near(1.141667, removed[1], 2 / 120)
    assert.equal(ended, removed[1])
    local delayed, last = completions("removed", true)
    assert.equal(1, #delayed)
    assert.equal(last, delayed[1])
    assert(delayed[1] > removed[1], "a later animation on the property should delay the removal")
    local subject = value(0, function(ui)
      ui:action("go", function()
        ui:with_animation(tile_spring, { completion = function() ui:mark("done") end }, function() ui.x = 0 end)
      end)
    end)
    subject:go()
    assert.equal(1, #subject:trace().events:where{ name = "marked" })
  end)

  check("anim.transaction-nesting", {
    action = "Nest transactions.",
    observe = "The inner animation counts, none beats some, and fields left out are inherited.",
  }, function()
    local subject = value(0, function(ui)
      ui:state("y", 0)
      ui:action("nest", function()
        ui:with_transaction({ animation = tile_spring, is_continuous = true }, function()
          ui:with_transaction({ animation = false }, function() ui.x = 10 end)
          ui:with_transaction({ tracks_velocity = true }, function() ui.y = 10 end)
        end)
      end)
    end)
    subject:nest()
    local writes = subject:trace().events:where{ name = "written", by = "action" }
    assert.equal(2, #writes)
    assert.is_nil(writes[1].transaction.animation)
    assert.is_true(writes[1].transaction.is_continuous)
    assert.is_not_nil(writes[2].transaction.animation)
    assert.is_true(writes[2].transaction.tracks_velocity)
    observe("at once", subject:value("x"), "pt")
    assert.equal(10, subject:value("x"))
    assert.equal(0, subject:value("y"))
  end)

  check("anim.value-modifier", {
    action = "Bind an animation to a value of a view.",
    observe = "It animates what is drawn before it when the value changes, and nothing else.",
  }, function()
    local subject = interaction(interaction.define("bound", {}, function(ui)
      ui:state("x", 0)
      ui:state("side", 0)
      ui:action("both", function() ui.x, ui.side = 100, 100 end)
      ui:action("silent", function()
        ui:with_transaction({ disables_animations = true }, function() ui.x = 50 end)
      end)
      return ui:rectangle{}:frame{ width = 100, height = 100 }
        :offset{ x = "x" }:animation(eased, "x"):offset{ y = "side" }
    end))
    assert.equal(0, subject:value("x"))
    subject:both()
    assert.equal(100, subject:value("side"))
    assert.equal(0, subject:value("x"))
    subject:advance(0.125)
    observe("half way", subject:value("x"), "pt")
    assert.near(50, subject:value("x"), 1e-9)
    subject:settle()
    subject:silent()
    assert.equal(50, subject:value("x"))
  end)

  check("anim.frame-rate", {
    action = "Play one gesture at 30, 60 and 120 frames a second.",
    observe = "At common instants every value is the same.",
  }, function()
    local gesture = drag.by(120, 40, { over = 0.2 }):release()
    local reference = interaction("spring-tile", { frame_rate = 120 }):play(gesture)
    local apart = 0
    for _, rate in ipairs{ 30, 60, 144, 240 } do
      local run = interaction("spring-tile", { frame_rate = rate }):play(gesture)
      for step = 0, 30 do
        local t = step / 30
        apart = math.max(apart, (run.offset:at(t) - reference.offset:at(t)):length())
      end
    end
    observe("apart", apart, "pt")
    assert.near(0, apart, 1e-9)
    assert.near(125.5254, reference.offset.x:max(), 1e-3)
  end)

  check("anim.determinism", {
    action = "Play every interaction twice.",
    observe = "The traces are the same, byte for byte.",
  }, function()
    local gesture = drag.by(40, 25, { over = 0.15 }):hold(0.02):by(30, -10, { over = 0.1 }):release()
    for _, name in ipairs{ "spring-tile", "committed-rectangle", "follow-tile", "swipe-card", "swipe-up-sheet" } do
      local first, second = tostring(interaction(name):play(gesture)), tostring(interaction(name):play(gesture))
      observe(name, #first, "bytes")
      assert.equal(first, second)
      assert(#first > 100, "a trace should say what happened")
    end
  end)

  check("host.order", {
    action = "Watch one instant of a press, of a move, of an up and of a cancel.",
    observe = "Monitors, recogniser, actions, writes, observers, completions, in this order.",
  }, function()
    local function watched(gesture)
      local definition = interaction.define("watched", {}, function(ui)
        ui:state("x", 0)
        ui:gesture_state("is_dragging", false)
        ui:monitor(function() ui:mark("monitor") end)
        ui:on_change("is_dragging", function() ui:mark("observer") end)
        return ui:rectangle{}:frame{ width = 100, height = 100 }:gesture(ui:drag{ minimum_distance = 0 }
          :updating("is_dragging", function()
            ui:mark("updating")
            return true
          end)
          :on_changed(function(value)
            ui:mark("on_changed")
            ui.x = value.translation.x
          end)
          :on_ended(function()
            ui:mark("on_ended")
            ui:with_animation(tile_spring, { completion = function() ui:mark("completion") end }, function()
              ui.x = ui.x
            end)
          end))
      end)
      local run, order = interaction(definition):perform(gesture), {}
      for _, event in ipairs(run.events) do
        order[#order + 1] = event.name == "marked" and event.text or event.name
      end
      return table.concat(order, " ")
    end
    local ended = watched(drag.by(10, 0):release())
    observe("up", ended:match("lifted.*") or ended)
    assert.matches("monitor pressed began changed updating on_changed written written observer", ended, 1, true)
    assert.matches("monitor changed updating on_changed written written", ended, 1, true)
    assert.matches("ended on_ended written written observer.* completion", ended)
    local cancelled = watched(drag.by(10, 0):cancel())
    assert.matches("cancelled written observer", cancelled, 1, true)
    assert.not_matches("on_ended", cancelled, 1, true)
  end)

  check("host.observer-loop", {
    action = "Let two observers write each other's state for ever.",
    observe = "The spec is told after 8 rounds, with the chain of states.",
  }, function()
    local subject = interaction(interaction.define("loop", {}, function(ui)
      ui:state("a", 0)
      ui:state("b", 0)
      ui:on_change("a", function() ui.b = ui.b + 1 end)
      ui:on_change("b", function() ui.a = ui.a + 1 end)
      ui:action("start", function() ui.a = 1 end)
      return ui:rectangle{}:frame{ width = 100, height = 100 }
    end))
    local ok, message = pcall(function() subject:start() end)
    observe("says", tostring(message))
    assert.is_false(ok)
    assert.matches("8 rounds", tostring(message))
    assert.matches("a.*b", tostring(message))
  end)
end)
