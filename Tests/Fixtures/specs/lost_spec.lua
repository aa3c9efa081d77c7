-- options: --timeout 30
it("runs before", function() end)
it("is running when its worker dies", function() while true do end end)
it("runs afterwards", function() end)
