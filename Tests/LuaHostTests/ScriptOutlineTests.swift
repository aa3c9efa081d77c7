import Testing

@testable import LuaHost

@Suite("Script outline")
struct ScriptOutlineTests {
  private func outline(_ text: String) throws -> ScriptOutline {
    try #require(ScriptOutline(Array(text.utf8)))
  }

  @Test("declarations stand in the order of the text, with the lines in which they are seen")
  func scopes() throws {
    let outline = try outline(
      """
      local a = 1
      local function f(b, c)
        local a <const>, d = 2, 3
      end
      for i, j in pairs{} do
        print(i)
      end
      repeat local e = 1
      until e
      function M.g:h(k) end
      it("x", function(l)
        print(l)
      end)
      """)
    let shown = outline.declarations.map {
      let seen = $0.variable == nil ? "\($0.line)" : "\($0.line)-\($0.lastLine)"
      return "\($0.name) \(seen)" + ($0.taker.map { " \($0)" } ?? "")
    }
    #expect(
      shown == [
        "a 1-13", "f 2-13", "b 2-3 local", "c 2-3 local", "a 3-3", "d 3-3", "i 5-6", "j 5-6",
        "e 8-9", "M 10", "g 10", "h 10", "k 10-10 function", "l 11-12 it",
      ])
    #expect(outline.declaredNames.filter { $0 == "a" } == ["a"])
  }

  @Test("a value that is given to a local variable is given to no global of its name")
  func shadowed() throws {
    let outline = try outline(
      """
      a = 1
      local a
      a, b = 2, 3
      t.c, d.e = 4, 5
      _G.f = 6
      local u = { g = 7 }
      function h() a = 8; i = 9 end
      for j = 1, 2 do j = 3 end
      j = 4
      """)
    #expect(
      outline.assignments.map { "\($0.name) \($0.line)" }
        == ["a 1", "b 3", "f 5", "i 7", "h 7", "j 9"])
    #expect(outline.assigned == ["a", "b", "f", "h", "i", "j"])
  }

  @Test("modules are what require is called with, and no local function of its name")
  func modules() throws {
    let outline = try outline(
      """
      local a = require "one.two"
      local b = require("three") + x.require("four")
      do local require = print; require("five") end
      """)
    #expect(outline.modules == ["two", "three"])
  }

  @Test("a name is needed where nothing asks whether it is there")
  func needs() throws {
    let rows = [
      ("print(a)", true), ("a()", true), ("b = a + 1", true), ("a = 1", false),
      ("print(t.a, t:a())", false), ("local a", false), ("b = a or 1", false),
      ("if a then end", false), ("print(type(a))", false), ("return a == nil", false),
      ("print('a') -- a", false), ("print(type(a), a)", true),
    ]
    for (text, isNeeded) in rows {
      // The lines around it ask for it, which says nothing of this one.
      let text = "print(type(a))\n\(text)"
      #expect(try outline(text).needs("a", on: 2) == isNeeded, "\(text)")
      #expect(try outline(text).needs("a", on: 3) == false)
    }
  }

  @Test("lines are told by their tokens")
  func lines() throws {
    let outline = try outline(
      """
      assert("a == b") return 1
      assert(a == "b", "return") -- return
      assert(
        "c")
      """)
    #expect((1...4).map { outline.calls("assert", withTextOn: $0) } == [true, false, false, true])
    #expect(outline.lastLine(of: "return", among: 1...4) == 1)
    #expect(outline.lastLine(of: "return", among: 2...4) == nil)
    #expect((1...5).map { outline.ends($0, with: ")") } == [false, true, false, true, false])
  }
}
