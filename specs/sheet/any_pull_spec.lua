-- The law of the swipe-up sheet, whatever the pull.
local oracle = require "follow.oracle"

--- Pulls, in points, and the seconds that each takes.
local pulls = {
  { -149, 0.3 }, { -149, 0.3, turns = true }, { -151, 0.3, turns = true }, { -400, 0.1 }, { 149, 0.05 },
  { 12, 0.2, turns = true }, { 152, 0.6, turns = true }, { 300, 0.1 }, { -40, 0.05 }, { -152, 0.5, rests = 2.5 },
  { 700, 0.3 }, { -700, 0.3 }, { 160, 0.2, rests = 2.5 }, { -160, 0.2 }, { 155, 0.1 },
}

--- Where the sheet's ending offset stands after a pull that ended with the change `last`.
local function locked(ending, last, starting)
  if last < -150 then return -starting end
  return ending ~= 0 and last > 150 and 0 or ending
end

checklist("swipe-up sheet: any pull", {
  document = "004_4e7f6e529303da16.txt",
  wording = require "sheet.wording",
}, function()
  check("sheet.any-pull", {
    action = "Pull up and down, quickly and slowly, aslant, each time while the last return still runs.",
    observe = "The thresholds alone decide; both offsets are the spring's, and the sheet stands at the sum.",
  }, function()
    for height, motion in pairs{ [800] = spring{}, [700] = spring.bouncy } do
      local options = { screen_height = height, screen_width = height / 2, variant = "strict" }
      if height == 700 then options.spring = motion end
      local sheet = interaction("swipe-up-sheet", options)
      assert.near(height / 2, sheet:frame().width, 1e-9)
      local starting, ending, endings = height * 0.85, 0, {}
      for index, row in ipairs(pulls) do
        local way = { vector(index * 45 - 300, row[1]), row[2], turns = row.turns, rests = row.rests }
        local run = sheet:perform(oracle.drag(sheet, way):release())
        assert.near(sheet:center().x, height / 4, 1e-9)
        ending = locked(ending, row[1], starting)
        endings[#endings + 1] = { time = run.released.time, at = ending }
        assert.equal(ending, sheet:model("ending"))
        assert.equal(0, sheet:model("current"))
        assert.near(sheet:value("y"), sheet:frame().y, 1e-6)
        sheet:advance(0.15)
      end
      sheet:settle()
      local run = sheet:trace()
      local currents = oracle.targets(run, function(event)
        return event.name == "ended" and 0 or event.translation.y
      end)
      local apart = oracle.apart(run.current, motion, currents, 0)
      apart = math.max(apart, oracle.apart(run.ending, motion, endings, 0))
      observe("apart from the spring at " .. height .. " pt", apart, "pt")
      assert.near(0, apart, 0.02) -- the end of an animation goes to its target by up to 0.01 pt at once
      local misplaced, frames = 0, run:frames()
      for index = 1, #frames, 11 do
        local time = frames[index]
        local sum = starting + run.current:at(time) + run.ending:at(time)
        misplaced = math.max(misplaced, math.abs(sum - run.y:at(time)))
      end
      assert.near(0, misplaced, 1e-6)
      assert.equal(#currents, #run.events:where{ name = "written", state = "current" })
    end
  end)

  check("sheet.any-cancel", {
    action = "Let the system take several pulls away, closed and open, with the clean-up.",
    observe = "Each is cleaned up by one write of the current offset; the ending stays.",
  }, function()
    local sheet, ending = interaction("swipe-up-sheet", { variant = "strict" }), 0
    for round = 1, 2 do
      for index = round, #pulls, 3 do
        local row = pulls[index]
        local run = sheet:perform(drag.by(0, row[1], { over = row[2] }):cancel())
        local cleaned = run.events:where{ name = "written", by = "on_change" }
        assert.equal(1, #cleaned)
        assert.equal("current", cleaned[1].state)
        assert.is_nil(cleaned[1].transaction.animation)
        assert.equal(0, sheet:model("current"))
        assert.equal(ending, sheet:model("ending"))
        sheet:settle()
      end
      if round == 1 then sheet:play(drag.by(0, -200, { over = 0.3 }):release()) end
      ending = -680
    end
    observe("top when open", sheet:value("y"), "pt")
    assert.near(0, sheet:value("y"), 1e-9)
  end)
end)
