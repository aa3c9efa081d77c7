--- The events of a recording, one line each: seconds, x, y, phase.
local function recording(path)
  local events = {}
  for line in io.lines(path) do
    local time, x, y, phase = line:match("^([^,]+),([^,]+),([^,]+),(%a+)$")
    table.insert(events, { time = tonumber(time), x = tonumber(x), y = tonumber(y), phase = phase })
  end
  return drag.replay(events)
end

it("comes home after a pull that was recorded", function()
  local run = interaction("spring-tile"):play(recording("Tests/Fixtures/allow/pull.csv"))
  assert.near(600, run.released.velocity.x, 1)
  expect(run.offset.x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })
end)
