it("never runs", function()
  local x = = 1
end)
