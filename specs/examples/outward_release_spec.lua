-- specs/examples/outward_release_spec.lua
checklist("the spring-release tile", { wording = require "examples.wording" }, function()
  check("example.outward-release", {
    action = "Pull away from home and let go while still moving away.",
    observe = "The spring carries the motion on outwards, turns, and comes home.",
  }, function()
    local tile = interaction("spring-tile")
    local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())
    local x = run.offset.x
    observe("furthest", x:max(after(run.released)), "pt")
    expect(x:peaks{ at = 125.525, within = 0.01 })
    expect(x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })
  end)
end)
