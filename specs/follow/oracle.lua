-- What a spring must show that every change retargets: place and velocity are carried from one to the next.
local oracle = {}

--- The targets of one animated number: what each change and each end of the drags in `run` asks for.
---
--- `of` maps an event to its target; where it gives nil the target stays.
function oracle.targets(run, of)
  local targets = {}
  for _, event in ipairs(run.events) do
    if event.name == "changed" or event.name == "ended" then
      local target = of(event)
      if target then targets[#targets + 1] = { time = event.time, at = target } end
    end
  end
  return targets
end

--- How far `signal`, at rest at `from`, ever is from the way of `motion` through `targets`.
function oracle.apart(signal, motion, targets, from)
  local place, velocity, apart = from, 0, 0
  for index, target in ipairs(targets) do
    local following = targets[index + 1]
    local lasts = following and following.time - target.time or 0.3
    local function way(at) return { from = place, to = target.at, velocity = velocity, at = at } end
    for _, at in ipairs{ lasts / 2, lasts } do
      apart = math.max(apart, math.abs(signal:at(target.time + at) - motion:value(way(at))))
    end
    place, velocity = motion:value(way(lasts)), motion:velocity(way(lasts))
  end
  return apart
end

--- A drag of `subject` by `row`, pressed at `grip` from its middle: straight, with a rest at its end, or turning back.
function oracle.drag(subject, row, grip)
  local from = drag.from(subject:center() + (grip or vector(0, 0)))
  if row.turns then
    return from:by(row[1] * 1.5, { over = row[2] }):by(row[1] * -0.5, { over = 0.1 })
  end
  return from:by(row[1], { over = row[2] }):hold(row.rests or 0)
end

--- Ways, in points, and the seconds that each takes: near and far, quick and slow, to all sides.
oracle.ways = {
  { vector(11, 0), 0.1 }, { vector(-60, 80), 0.3, turns = true }, { vector(0, -15), 0.2, rests = 2.5 },
  { vector(420, -35), 0.1 }, { vector(-300, -700), 0.4 }, { vector(8, 140), 0.05, turns = true },
  { vector(-149.5, 3.25), 0.6, rests = 0.05 },
}

return oracle
