-- The law of the spring-followed drag, whatever the drag.
local oracle = require "follow.oracle"

checklist("spring-followed drag: any drag", {
  document = "004_4e7f6e529303da16.txt",
  wording = require "follow.wording",
}, function()
  check("drag.any-drag", {
    action = "Drag near and far, quickly and slowly, to all sides, each time while the last return still runs.",
    observe = "What is shown is its spring, which each change and each end retargets.",
  }, function()
    for layout, motion in pairs{ ltr = spring{}, rtl = spring.bouncy } do
      local options = { layout = layout, variant = "strict", spring = layout == "rtl" and motion or nil }
      local tile, writes = interaction("follow-tile", options), 0
      local middle = tile:center()
      for _, row in ipairs(oracle.ways) do
        local run = tile:perform(oracle.drag(tile, row, vector(-30, 20)):release())
        writes = writes + #run.events:where{ name = "changed" } + 1
        tile:advance(0.15)
        assert.near(0, (tile:center() - middle - tile:value("offset")):length(), 1e-9)
      end
      tile:settle()
      local run, apart = tile:trace(), 0
      for _, axis in ipairs{ "x", "y" } do
        local targets = oracle.targets(run, function(event)
          return event.name == "ended" and 0 or event.translation[axis]
        end)
        apart = math.max(apart, oracle.apart(run.offset[axis], motion, targets, 0))
      end
      observe("apart from the spring, " .. layout, apart, "pt")
      assert.near(0, apart, 0.02) -- the end of an animation goes to its target by up to 0.01 pt at once
      assert.equal(writes, #run.events:where{ name = "written", state = "offset" })
      assert.equal(vector(0, 0), tile:value("offset"))
    end
  end)

  check("drag.any-cancel", {
    action = "Let the system take several drags away, with the clean-up.",
    observe = "Each is cleaned up by one write, without an animation, in that instant.",
  }, function()
    local tile = interaction("follow-tile", { variant = "strict" })
    for index = 1, #oracle.ways, 2 do
      local row = oracle.ways[index]
      local run = tile:perform(oracle.drag(tile, row):cancel())
      local cleaned = run.events:where{ name = "written", state = "offset", by = "on_change" }
      assert.equal(1, #cleaned)
      assert.equal(run.cancelled.time, cleaned[1].time)
      assert.is_nil(cleaned[1].transaction.animation)
      assert.equal(vector(0, 0), tile:model("offset"))
      tile:settle()
      assert.equal(vector(0, 0), tile:value("offset"))
    end
    observe("stands at", tile:value("offset"), "pt")
  end)
end)
