-- One rectangle: a committed centre, a preview while it is dragged, one commit at the end.
local table_steps = drag.by(12, 5):by(18, -15):by(15, 30)

--- A place made of a preview, which returns at once, and of a base, which springs: two updates.
local two_updates = interaction.define("two-updates", {}, function(ui)
  ui:state("base", vector(0, 0))
  ui:gesture_state("preview", vector(0, 0))
  ui:channel("place", function() return ui.base + ui.preview end)
  local pull = ui:drag{}
    :updating("preview", function(value) return value.translation end)
    :on_ended(function(value)
      ui:with_animation(spring{}, function() ui.base = ui.base + value.translation end)
    end)
  return ui:rectangle{}:frame{ width = 80, height = 60 }:gesture(pull)
end)

checklist("committed rectangle", {
  document = "002_1119ac9d7b900273.txt",
  wording = require "rectangle.wording",
}, function()
  check("rect.table", {
    action = "Drag through the totals (12, 5) and (30, -10), and lift at (45, 20).",
    observe = "The shown centre follows; the committed one changes once, at the end.",
    titles = { ar = "قبل السحب / التحديث الأول / التحديث الثاني / انتهاء ناجح" },
  }, function()
    local rectangle = interaction("committed-rectangle")
    local function row(committed, shown)
      assert.equal(committed, rectangle:value("committed"))
      assert.equal(shown, rectangle:value("center"))
    end
    local start, up = vector(160, 140), vector(160, 140) + vector(45, 20)
    row(start, start)
    observe("before the drag", rectangle:value("center"), "pt")
    rectangle:perform(drag.by(12, 5))
    observe("first update", rectangle:value("center"), "pt")
    row(start, vector(172, 145))
    rectangle:perform(drag.resume():by(18, -15))
    observe("second update", rectangle:value("center"), "pt")
    observe("committed meanwhile", rectangle:value("committed"), "pt")
    row(start, vector(190, 130))
    rectangle:perform(drag.resume():release_at(up.x, up.y))
    observe("successful end", rectangle:value("committed"), "pt")
    row(vector(205, 160), vector(205, 160))
    assert.equal(0, #rectangle:trace().events:where{ name = "animation_started" })
  end)

  check("rect.second-drag", {
    action = "Drag again by (-15, 10).",
    observe = "The second drag starts from the committed centre.",
  }, function()
    local rectangle = interaction("committed-rectangle")
    rectangle:play(table_steps:release())
    rectangle:play(drag.by(-15, 10):release())
    observe("committed", rectangle:value("committed"), "pt")
    assert.equal(vector(190, 170), rectangle:value("committed"))
    rectangle:perform(drag.by(0, -40))
    assert.equal(vector(190, 130), rectangle:value("center"))
    rectangle:perform(drag.resume():release())
    assert.equal(vector(190, 130), rectangle:value("committed"))
  end)

  check("rect.model-frozen", {
    action = "Count the writes to the committed centre while the preview is shown.",
    observe = "There are none.",
  }, function()
    local run = interaction("committed-rectangle"):play(table_steps:hold(0.1):release())
    local early = 0
    for _, write in ipairs(run.events:where{ name = "written", state = "committed" }) do
      if write.time < run.released.time then early = early + 1 end
    end
    observe("writes", early)
    assert.equal(0, early)
    expect(always(run.committed.x:near(160, 0), from_to(run.pressed, run.released)), { may_be_vacuous = true })
  end)

  check("rect.commit-once", {
    action = "Count the writes to the committed centre over a whole drag.",
    observe = "There is one, in the action of the end.",
  }, function()
    local run = interaction("committed-rectangle"):play(table_steps:release())
    local writes = run.events:where{ name = "written", state = "committed" }
    observe("writes", #writes)
    assert.equal(1, #writes)
    assert.equal("on_ended", writes[1].by)
    assert.equal(run.released.time, writes[1].time)
  end)

  check("rect.commit-from-end-value", {
    action = "Lift at (45, 20) after a last move to (30, -10), in both orders of reset and end.",
    observe = "The end's own translation is committed, not the preview.",
  }, function()
    for _, order in ipairs{ "reset_then_ended", "ended_then_reset" } do
      local rectangle = interaction("committed-rectangle", { release_order = order })
      rectangle:play(drag.by(12, 5):by(18, -15):release_at(205, 160))
      observe(order, rectangle:value("committed"), "pt")
      assert.equal(vector(205, 160), rectangle:value("committed"))
      -- A lift that is the first to be far enough commits, too.
      rectangle:play(drag.from(205, 160):release_at(235, 200))
      assert.equal(vector(235, 200), rectangle:value("committed"))
    end
  end)

  check("rect.no-flash-frame", {
    action = "Look at every frame between the last preview and the commit.",
    observe = "None shows the old centre.",
  }, function()
    local run = interaction("committed-rectangle"):play(table_steps:hold(0.1):release():sampled{ rate = 120 })
    local flashes = 0
    for _, time in ipairs(run:frames()) do
      local old = run.center:at(time) == vector(160, 140)
      if time >= run.events:where{ name = "changed" }[1].time and old then flashes = flashes + 1 end
    end
    observe("frames at the old centre", flashes)
    local two = interaction(two_updates):play(drag.by(210, 0, { over = 0.3 }):release())
    local x, t = two.place.x, two.released.time
    finding("dragged by 210 pt, a preview beside a base that springs falls back for a frame by", x:before(t) - x:at(t), "pt")
    assert.equal(0, flashes)
    assert.equal(vector(205, 160), run.center:at(run.released.time))
  end)

  check("rect.cancel", {
    action = "Let the system take the drag away at (30, -10).",
    observe = "The committed centre stays, the preview is gone.",
  }, function()
    local rectangle = interaction("committed-rectangle")
    local run = rectangle:play(drag.by(12, 5):by(18, -15):cancel())
    observe("shown", rectangle:value("center"), "pt")
    assert.equal(vector(160, 140), rectangle:value("committed"))
    assert.equal(vector(160, 140), rectangle:value("center"))
    assert.equal(0, #run.events:where{ name = "written", state = "committed" })
    rectangle:play(drag.by(45, 20):release())
    rectangle:play(drag.by(0, 50):by(70, 0):cancel())
    assert.equal(vector(205, 160), rectangle:value("committed"))
    assert.equal(vector(205, 160), rectangle:value("center"))
  end)

  check("rect.cancel-then-drag", {
    action = "After a cancelled drag, edit the centre and drag again by (12, 5).",
    observe = "The edit is free, and the new drag starts from it.",
  }, function()
    local rectangle = interaction("committed-rectangle")
    rectangle:play(drag.by(30, -10):cancel())
    rectangle:perform(drag.by(12, 5))
    assert.equal(vector(172, 145), rectangle:value("center"))
    rectangle:perform(drag.resume():cancel())
    assert.is_true(rectangle:edit("committed", vector(200, 100)))
    rectangle:perform(drag.by(12, 5))
    observe("shown", rectangle:value("center"), "pt")
    assert.equal(vector(212, 105), rectangle:value("center"))
    rectangle:play(drag.resume():release())
  end)

  check("rect.shared-clamp", {
    action = "Drag by every total of a 21 by 21 grid from -700 to 700 pt.",
    observe = "What is shown and what is committed are clamped alike.",
  }, function()
    local apart, outside = 0, 0
    for i = -10, 10 do
      for j = -10, 10 do
        local rectangle = interaction("committed-rectangle")
        if i ~= 0 or j ~= 0 then
          rectangle:perform(drag.by(70 * i, 70 * j))
          local shown = rectangle:value("center")
          rectangle:perform(drag.resume():release())
          local committed = rectangle:value("committed")
          apart = math.max(apart, (shown - committed):length())
          outside = math.max(outside, 40 - committed.x, committed.x - 560, 30 - committed.y, committed.y - 330)
        end
      end
    end
    observe("apart", apart, "pt")
    assert.equal(0, apart)
    assert(outside <= 0, "the whole shape should stay on the canvas")
  end)

  check("rect.clamp-corners", {
    action = "Drag far beyond each corner.",
    observe = "The shape stops with its edges on the canvas.",
  }, function()
    for _, row in ipairs{ { 1, 1, 560, 330 }, { -1, 1, 40, 330 }, { 1, -1, 560, 30 }, { -1, -1, 40, 30 } } do
      local rectangle = interaction("committed-rectangle")
      rectangle:play(drag.by(1000 * row[1], 1000 * row[2]):release())
      observe("committed", rectangle:value("committed"), "pt")
      assert.equal(vector(row[3], row[4]), rectangle:value("committed"))
      -- From there to the opposite corner: the place is limited, not the translation.
      rectangle:play(drag.by(-1000 * row[1], -1000 * row[2]):release())
      assert.equal(vector(600 - row[3], 360 - row[4]), rectangle:value("committed"))
    end
    local other = interaction("committed-rectangle", {
      canvas_width = 700, canvas_height = 500, shape_width = 100, shape_height = 40,
    })
    for _, row in ipairs{ { 1000, 1000, 650, 480 }, { -1000, -1000, 50, 20 } } do
      other:play(drag.by(row[1], row[2]):release())
      assert.equal(vector(row[3], row[4]), other:value("committed"))
    end
  end)

  check("rect.edge-memory", {
    action = "Drag to the totals 300, 450, 430 and 380 pt.",
    observe = "Beyond the edge the pointer is remembered: the shape leaves it where the pointer does.",
  }, function()
    local rectangle = interaction("committed-rectangle")
    local shown = {}
    rectangle:perform(drag.by(300, 0))
    shown[1] = rectangle:value("center").x
    for step, move in ipairs{ 150, -20, -50 } do
      rectangle:perform(drag.resume():by(move, 0))
      shown[step + 1] = rectangle:value("center").x
    end
    for step, row in ipairs{ { 300, 460 }, { 450, 560 }, { 430, 560 }, { 380, 540 } } do
      observe("at " .. row[1], shown[step], "pt")
      assert.equal(row[2], shown[step])
    end
    rectangle:play(drag.resume():release())
  end)

  check("rect.start-location", {
    action = "Press beside the centre and drag by (45, 20).",
    observe = "The grip is kept: the centre moves by the translation.",
  }, function()
    local rectangle = interaction("committed-rectangle")
    local run = rectangle:play(drag.from(190, 160):by(45, 20):release())
    observe("committed", rectangle:value("committed"), "pt")
    assert.equal(vector(190, 160), run.released.start_location)
    assert.equal(vector(205, 160), rectangle:value("committed"))
    -- The whole rectangle takes the press, rounded corners included, and nothing beside it does.
    for _, row in ipairs{ { 39, 29, true }, { -39, -29, true }, { 41, 0, false }, { 0, 31, false } } do
      local place = interaction("committed-rectangle")
      local pressed = place:play(drag.from(160 + row[1], 140 + row[2], { may_miss = true }):by(45, 20):release())
      assert.equal(row[3], pressed.began ~= nil)
    end
  end)

  check("rect.predicted-unused", {
    action = "Flick by (45, 20) at 800 pt/s.",
    observe = "The translation is committed, not the predicted end.",
  }, function()
    local rectangle = interaction("committed-rectangle")
    local run = rectangle:play(drag.by(45, 20, { over = 0.05 }):release())
    assert(run.released.velocity.x > 500, "the flick should be fast")
    observe("committed", rectangle:value("committed"), "pt")
    assert.equal(vector(205, 160), rectangle:value("committed"))
  end)

  check("rect.below-minimum", {
    action = "Move by (2, 2) and lift.",
    observe = "No preview, no commit.",
  }, function()
    local run = interaction("committed-rectangle"):play(drag.by(2, 2):hold(0.1):release())
    observe("writes", #run.events:where{ name = "written" })
    assert.is_nil(run.began)
    assert.equal(0, #run.events:where{ name = "written" })
    assert.equal(vector(160, 140), run.center:final())
    assert.is_nil(interaction("committed-rectangle"):play(drag.by(0, 2.99):release()).began)
    for _, move in ipairs{ vector(3, 0), vector(0, -3) } do
      local rectangle = interaction("committed-rectangle")
      rectangle:perform(drag.by(move))
      assert.equal(vector(160, 140) + move, rectangle:value("center"))
      rectangle:perform(drag.resume():release())
      assert.equal(vector(160, 140) + move, rectangle:value("committed"))
    end
  end)

  check("rect.named-space", {
    action = "Drag by 12, 30 and 45 pt with the gesture inside the moving shape.",
    observe = "Measured in the named canvas, the shape follows the pointer exactly.",
  }, function()
    local rectangle = interaction("committed-rectangle")
    local run = rectangle:play(drag.by(12, 0):by(18, 0):by(15, 0):hold(0.1):release())
    local moved = {}
    for index, change in ipairs(run.events:where{ name = "changed" }) do
      moved[index] = run.center.x:at(change.time) - 160
    end
    assert.same({ 12, 30, 45 }, moved)
    for step, total in ipairs{ 12, 30, 45 } do
      observe("moved", moved[step], "pt")
      assert.equal(total, moved[step])
    end
    local mirrored = interaction("committed-rectangle", { layout = "rtl" })
    mirrored:perform(drag.by(30, 12))
    assert.equal(vector(190, 152), mirrored:value("center"))
    mirrored:perform(drag.resume():release())
    assert.equal(vector(190, 152), mirrored:value("committed"))
  end)

  check("rect.position-is-centre", {
    action = "Compare the shape's frame with its centre.",
    observe = "The position is its middle.",
  }, function()
    local rectangle = interaction("committed-rectangle")
    local frame = rectangle:frame()
    observe("left edge", frame.x, "pt")
    assert.equal(120, frame.x)
    assert.same({ 120, 110, 80, 60 }, { frame.x, frame.y, frame.width, frame.height })
    assert.equal(vector(160, 140), rectangle:center())
  end)

  check("rect.label", {
    action = "Read the label during and after a drag to (205.9, 160.2).",
    observe = "It shows the committed centre with its fractions cut off.",
    titles = { ar = "Committed center" },
  }, function()
    local rectangle = interaction("committed-rectangle")
    rectangle:perform(drag.by(45.9, 20.2))
    assert.equal("Committed center: 160, 140", rectangle:text("label"))
    rectangle:perform(drag.resume():release())
    observe("label", rectangle:text("label"))
    assert.equal("Committed center: 205, 160", rectangle:text("label"))
  end)
end)
