describe("arithmetic #quick", function()
  it("adds", function() assert.equal(4, 2 + 2) end)
  it("has nothing to say", function() end)
end)

checklist("a tile", { document = "made up" }, function()
  check("fixture.outward-release", {
    action = "Let go while moving away.",
    observe = "The motion carries on outwards, then turns.",
    titles = { fr = "Relâchement vers l’extérieur", ar = "تحرير نحو الخارج" },
  }, function()
    local run = interaction("spring-tile"):play(drag.outward())
    observe("furthest", run.offset.x:max(after(run.released)), "pt")
    expect(run.offset.x:peaks{ at = 125.5254, within = 0.2 })
    expect(run.offset.x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })
  end)
end)
