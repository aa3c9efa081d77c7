-- The law of the swipe card, whatever the drag.
local oracle = require "follow.oracle"

checklist("swipe card: any drag", {
  document = "004_4e7f6e529303da16.txt",
  wording = require "card.wording",
}, function()
  check("card.any-drag", {
    action = "Drag near and far, quickly and slowly, to all sides, each time while the last return still runs.",
    observe = "The offset is its spring's; scale and rotation are reckoned from what is shown of it.",
  }, function()
    for _, options in ipairs{ { layout = "ltr", clamp_rotation = true }, { layout = "rtl", screen_width = 300, variant = "strict", spring = spring.bouncy } } do
      local card, half = interaction("swipe-card", options), (options.screen_width or 390) / 2
      local writes, motion, home = 0, options.spring or spring{}, card:center()
      for _, row in ipairs(oracle.ways) do
        local run = card:perform(oracle.drag(card, row):release())
        writes = writes + #run.events:where{ name = "changed" } + 1
        card:advance(0.15)
        -- It is drawn offset, then scaled and turned about its middle at home.
        local offset, angle = card:value("offset") * card:value("scale"), math.rad(card:value("rotation"))
        local turned = vector(
          offset.x * math.cos(angle) - offset.y * math.sin(angle),
          offset.x * math.sin(angle) + offset.y * math.cos(angle))
        assert.near(0, (card:center() - home - turned):length(), 1e-6)
      end
      card:settle()
      local run, apart, misdrawn = card:trace(), 0, 0
      for _, axis in ipairs{ "x", "y" } do
        local targets = oracle.targets(run, function(event)
          return event.name == "ended" and 0 or event.translation[axis]
        end)
        apart = math.max(apart, oracle.apart(run.offset[axis], motion, targets, 0))
      end
      local frames = run:frames()
      for index = 1, #frames, 7 do
        local time = frames[index]
        local share = run.offset.x:at(time) / half
        local turn = options.clamp_rotation and math.max(-1, math.min(1, share)) or share
        misdrawn = math.max(misdrawn, math.abs(run.rotation:at(time) - turn * 10),
          math.abs(run.scale:at(time) - 1 + math.min(math.abs(share), 0.5) * 0.5))
      end
      observe("apart from the spring, " .. options.layout, apart, "pt")
      assert.near(0, apart, 0.02) -- the end of an animation goes to its target by up to 0.01 pt at once
      assert.near(0, misdrawn, 1e-6)
      assert.equal(writes, #run.events:where{ name = "written", state = "offset" })
      assert.equal(vector(0, 0), card:value("offset"))
    end
  end)

  check("card.any-cancel", {
    action = "Let the system take several drags away, with the clean-up.",
    observe = "Each is cleaned up by one write, without an animation, in that instant.",
  }, function()
    local card = interaction("swipe-card", { variant = "strict" })
    for index = 1, #oracle.ways, 2 do
      local row = oracle.ways[index]
      local run = card:perform(oracle.drag(card, row):cancel())
      local cleaned = run.events:where{ name = "written", state = "offset", by = "on_change" }
      assert.equal(1, #cleaned)
      assert.is_nil(cleaned[1].transaction.animation)
      card:settle()
      assert.equal(vector(0, 0), card:value("offset"))
      assert.equal(1, card:value("scale"))
    end
    observe("stands at", card:value("offset"), "pt")
  end)
end)
