-- Gestures at least 5 % away from a threshold are decided alike, whatever the frames.
it("decides alike at any frame rate", function()
  for _, rate in ipairs{ 30, 60, 90, 120, 144, 240 } do
    for _, row in ipairs{ { -157.5, -680 }, { -142.5, 0 }, { -200, -680 }, { 100, 0 } } do
      local sheet = interaction("swipe-up-sheet", { frame_rate = rate })
      sheet:play(drag.by(0, row[1], { over = 0.4 }):release())
      assert.equal(row[2], sheet:model("ending"))
    end
    for _, row in ipairs{ { 2.85, false }, { 3.15, true } } do
      local run = interaction("spring-tile", { frame_rate = rate }):play(drag.by(row[1], 0, { over = 0.05 }):release())
      assert.equal(row[2], run.began ~= nil)
    end
  end
end)
