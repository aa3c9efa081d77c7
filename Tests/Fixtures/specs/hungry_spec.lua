-- options: --memory 16
it("asks for too much at once", function() return string.rep("x", 2e9) end)
it("grows without end", function()
  local list = {}
  while true do list[#list + 1] = { #list } end
end)
it("recurses without end", function()
  local function deeper(n) return 1 + deeper(n + 1) end
  return deeper(1)
end)
it("runs afterwards", function()
  local list = {}
  for i = 1, 10000 do list[i] = i end
  assert.equal(10000, #list)
end)
