-- Tests/SprungTests/knob_spec.lua
it("springs home, past it once, and is still soon", function()
  local run = interaction("knob"):play(drag.by(60, 0, { over = 0.2 }):release())
  expect(run.pulled.x:settles{ at = 0, within = 0.5, by = 0.9 })
  expect(run.pulled.x:overshoots{ past = 0, at_most = 10, window = after(run.released) })
end)
