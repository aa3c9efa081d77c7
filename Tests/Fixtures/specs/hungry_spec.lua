-- options: --memory 16 --timeout 300
it("asks for too much at once", function() return string.rep("x", 2e9) end)
it("grows without end", function()
  local list = {}
  while true do list[#list + 1] = { #list } end
end)
it("runs afterwards", function()
  local list = {}
  for i = 1, 10000 do list[i] = i end
  assert.equal(10000, #list)
end)
