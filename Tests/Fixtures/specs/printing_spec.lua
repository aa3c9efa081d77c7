it("prints what a terminal would obey", function()
  print("\27[2J\27[31mred\7", "tab")
  print("::error::not an annotation")
  print("\u{202E}backwards")
  error("after printing")
end)

it("prints more than anybody reads", function()
  print(("long "):rep(1000))
  for line = 1, 25 do print("line", line) end
  assert(false, ("far "):rep(1000))
end)

teardown(function() print("after the last spec") end)
