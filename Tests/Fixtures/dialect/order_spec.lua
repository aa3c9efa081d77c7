-- Prints what runs when; order.txt is what busted 2.1.1 printed for it.
local function note(text) print("> " .. text) end

note "file"
setup(function() note "file setup" end)
lazy_setup(function() note "file lazy_setup" end)
before_each(function() note "before file" end)
after_each(function() note "after file 1" end)
after_each(function() note "after file 2" end)
teardown(function() note "file teardown" end)
lazy_teardown(function() note "file lazy_teardown" end)

describe("a", function()
  note "body a"
  before_each(function() note "before a 1" end)
  before_each(function() note "before a 2" end)
  after_each(function() note "after a" end)
  setup(function() note "a setup" end)
  it("x", function()
    note "x"
    finally(function() note "finally 1" end)
    finally(function() note "finally 2" end)
  end)
  describe("b", function()
    note "body b"
    strict_setup(function() note "b setup" end)
    lazy_setup(function() note "b lazy_setup" end)
    spec("y", function() note "y" end)
    lazy_teardown(function() note "b lazy_teardown" end)
  end)
  test("z", function() note "z" end)
  pending("later", function() note "never" end)
  it("p", function()
    pending("why")
    note "never"
  end)
  it("raises", function()
    finally(function() note "finally of raises" end)
    error("no")
  end)
end)

context("without specs", function()
  note "body without specs"
  setup(function() note "strict_setup without specs" end)
  lazy_setup(function() note "never" end)
  teardown(function() note "strict_teardown without specs" end)
  lazy_teardown(function() note "never" end)
end)

describe("fails before", function()
  before_each(function()
    note "before"
    error("no")
  end)
  after_each(function() note "after" end)
  it("x", function() note "never" end)
  describe("inner", function()
    before_each(function() note "never" end)
    after_each(function() note "never" end)
    it("y", function() note "never" end)
  end)
end)

describe("fails in its body", function()
  it("x", function() note "never" end)
  setup(function() note "never" end)
  teardown(function() note "never" end)
  error("no")
end)

describe("fails in setup", function()
  strict_setup(function() error("no") end)
  it("x", function() note "never" end)
  describe("inner", function() note "never" end)
  strict_teardown(function() note "teardown of a failed setup" end)
end)

describe("fails in lazy_setup", function()
  lazy_setup(function() error("no") end)
  before_each(function() note "never" end)
  it("x", function() note "never" end)
  lazy_teardown(function() note "lazy_teardown of a failed lazy_setup" end)
end)

describe("fails after", function()
  after_each(function() error("no") end)
  after_each(function() note "after the failed after_each" end)
  it("x", function() note "x" end)
  it("y", function() note "y" end)
end)

describe("globals", function()
  count = 0
  before_each(function() fresh = 3 end)
  it("of a spec end with it", function()
    count = count + 1
    note("count " .. count)
  end)
  it("of a block are as its body left them", function()
    note("count " .. count .. ", fresh " .. fresh)
  end)
  expose("exposed", function()
    shown = 1
    it("are seen inside", function() note("shown " .. tostring(shown)) end)
  end)
end)

it("outside", function()
  note("count " .. tostring(count) .. ", shown " .. tostring(shown))
  _G.kept = 1
end)

insulate("insulated", function()
  _G.lost = 1
  it("sees both", function() note(tostring(kept) .. tostring(lost)) end)
end)

it("outside again", function() note(tostring(kept) .. tostring(lost)) end)

it "curried" (function() note "curried" end)
