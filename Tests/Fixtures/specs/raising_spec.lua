local function helper() error("raised in a helper") end

describe("raises", function()
  it("of a text have a place", function() helper() end)
  it("of a table are shown", function() error({ code = 7 }) end)
  it("of nothing are shown, too", function() error() end)
  it("of Lua itself name the variable", function() local tile; tile:play() end)
  it("of a wrong call are blamed on the caller", function() drag.by("far", 0) end)
end)

describe("a hook that raises", function()
  before_each(function() error("not set up") end)
  it("keeps a spec from running", function() end)
  it("keeps the next one from running, too", function() end)
end)

it("stands outside", function() end)
