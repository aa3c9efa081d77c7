-- options: --instructions 1000000 --timeout 300
it("loops", function() while true do end end)
it("swallows the end of its budget", function()
  while true do pcall(function() while true do end end) end
end)
it("loops in a coroutine", function()
  coroutine.wrap(function() while true do end end)()
end)
it("runs afterwards", function() end)
