import SpecResults
import Testing

@Suite("Outcomes of specs")
struct SpecOutcomeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: String
    var text: String
    var lines: [String]
    var testDescription: String { rule }
  }

  static let failures = [
    Row(
      rule: "assertions fail, other raises are errors",
      text: """
        it("a", function() assert.equal(1, 2) end)
        it("b", function() error("no") end)
        it("c", function() assert(false, "why") end)
        it("d", function() assert(true) end)
        """,
      lines: [
        "failed a | 1: expected 1, got 2: off by 1", "errored b | raised 2: no",
        "failed c | 3: why", "passed d",
      ]),
    Row(
      rule: "a caught assertion is no failure, a caught error no error",
      text: """
        it("a", function() assert.has_error(function() assert.equal(1, 2) end) end)
        it("b", function() pcall(error, "no") end)
        """,
      lines: ["passed a", "passed b"]),
    Row(
      rule: "any value can be an error",
      text: """
        it("a", function() error({1}) end)
        it("b", function() error(12) end)
        it("c", function() error(true) end)
        it("d", function() error(print) end)
        it("e", function() error(coroutine.create(print)) end)
        it("f", function() error() end)
        it("g", function() error(setmetatable({}, {__tostring = function() return "text" end})) end)
        it("h", function() error("") end)
        it("i", function() end)
        """,
      lines: [
        "errored a | raised 1: a table was raised: {1}",
        "errored b | raised 2: a number was raised: 12",
        "errored c | raised 3: a boolean was raised: true",
        "errored d | raised 4: a function was raised",
        "errored e | raised 5: a thread was raised",
        "errored f | raised 6: nil was raised",
        "errored g | raised 7: a table was raised: text",
        "errored h | raised 8: an empty string was raised", "passed i",
      ]),
    Row(
      rule: "a global that is not there is told of with what may have been meant",
      text: """
        it("a", function() assret(true) end)
        it("b", function() assert.is_nil(assret) end)
        it("c", function() sprng.smooth() end)
        """,
      lines: [
        "errored a | raised 1: attempt to call a nil value (global 'assret') (did you mean 'assert'?)",
        "passed b",
        "errored c | raised 3: attempt to index a nil value (global 'sprng') (did you mean 'spring'?)",
      ]),
    Row(
      rule: "an expect without a claim is an error, also inside pcall",
      text: """
        it("a", function()
          pcall(function() expect(12) end)
        end)
        """,
      lines: [
        """
        errored a | raised 2: expect got 12, which is no claim: write expect(x:at_most(5)), \
        for instance, or compare by assert.near(wanted, got, tolerance)
        """
      ]),
    Row(
      rule: "what is true or false is no claim",
      text: "it('a', function() expect(1 < 2) end)",
      lines: [
        """
        errored a | raised 1: expect got true, which is no claim: write expect(x:at_most(5)), \
        for instance, not expect(x:max() <= 5); the opposite of a claim is negate(x:at_most(5))
        """
      ]),
    Row(
      rule: "only what can be shown can be observed",
      text: """
        it("a", function() observe("x", print) end)
        it("b", function() observe("x", drag.outward{}) end)
        it("c", function() observe("x", nil) observe("y", {1, 2}) end)
        """,
      lines: [
        """
        errored a | raised 1: observe: the value should be a number, a vector, a string, or true \
        or false, got function (a function is called with parentheses: f())
        """,
        """
        errored b | raised 2: observe: the value should be a number, a vector, a string, or true \
        or false, got gesture: ask it, as in x:max() or x:at(t)
        """, "passed c",
      ]),
    Row(
      rule: "expect and its kin need a running spec",
      text: """
        describe("a", function() expect(1) end)
        it("b", function() observe("x", 1) finally(function() observe("y", 2) end) end)
        """,
      lines: [
        "passed b", "file raised 1: expect: nothing runs yet: write it inside it(…) or check(…)",
      ]),
  ]

  static let skips = [
    Row(
      rule: "pending skips, by word and from inside",
      text: """
        pending("a", function() error("no") end)
        pending("b")
        it("c", function() pending("later") error("no") end)
        it "d" (function() end)
        it("e")
        """,
      lines: [
        "skipped a | pending", "skipped b | pending", "skipped c | later", "passed d",
        "skipped e | it has no body",
      ]),
    Row(
      rule: "a failure before pending stays",
      text: """
        check("a", {}, function()
          pcall(function() assert(false) end)
          pending("later")
        end)
        """,
      lines: ["skipped a | later"]),
  ]

  static let hooks = [
    Row(
      rule: "a failing before_each errors each spec of its block, and no other",
      text: """
        describe("a", function()
          before_each(function() error("no") end)
          before_each(function() print("never") end)
          after_each(function() print("torn down") end)
          it("x", function() print("never") end)
          it("y", function() print("never") end)
        end)
        it("b", function() end)
        """,
      lines: [
        "errored a > x | hook 2: before_each: no", "errored a > y | hook 2: before_each: no",
        "passed b",
      ]),
    Row(
      rule: "what fails in finally fails the spec, once; other raises there are errors",
      text: """
        it("a", function() finally(function() assert.equal(1, 2) end) end)
        it("b", function()
          finally(function() observe("x", print) end)
        end)
        it("c", function() finally(function() error("no") end) assert(false) end)
        it("d", function() finally(function() assert(false) end) known_issue("why") end)
        """,
      lines: [
        "failed a | 1: expected 1, got 2: off by 1",
        """
        errored b | hook 3: finally: observe: the value should be a number, a vector, a string, or true \
        or false, got function (a function is called with parentheses: f())
        """,
        "errored c | hook 5: finally: no | 5: assertion failed: the value is false",
        "known d | 6: assertion failed: the value is false | why",
      ]),
    Row(
      rule: "whatever goes wrong in a hook is an error",
      text: """
        describe("a", function()
          after_each(function() assert.equal(1, 2) end)
          it("x", function() finally(function() assert.is_true(false) end) end)
          it("y", function() assert(false) end)
        end)
        """,
      lines: [
        """
        errored a > x | hook 2: after_each: expected 1, got 2: off by 1 | \
        3: expected true, got false
        """,
        """
        errored a > y | hook 2: after_each: expected 1, got 2: off by 1 | \
        4: assertion failed: the value is false
        """,
      ]),
    Row(
      rule: "a failing setup errors all that it was for",
      text: """
        describe("a", function()
          setup(function() error("no") end)
          it("x", function() end)
          describe("inner", function() it("y", function() end) end)
        end)
        describe("b", function()
          lazy_setup(function() error("no") end)
          it("x", function() end)
          describe("inner", function() it("y", function() end) end)
        end)
        describe("c", function() setup(function() error("no") end) end)
        describe("d", function() teardown(function() error("no") end) it("x", function() end) end)
        """,
      lines: [
        "errored a > x | hook 2: setup: no", "errored a > inner | hook 2: setup: no",
        "errored b > x | hook 7: lazy_setup: no", "errored b > inner > y | hook 7: lazy_setup: no",
        "passed d > x", "file hook 11: setup: no", "file hook 12: teardown: no",
      ]),
  ]

  static let blocks = [
    Row(
      rule: "what was declared before a block failed is shown as not run",
      text: """
        it("a", function() end)
        describe("b", function()
          it("x", function() end)
          describe("inner", function() end)
          error("no")
        end)
        it("c", function() end)
        """,
      lines: [
        "passed a", "skipped b > x | not run: its block failed at PATH:5",
        "skipped b > inner | not run: its block failed at PATH:5", "passed c", "file raised 5: no",
      ]),
    Row(
      rule: "what a file declared before it failed is shown as not run",
      text: "it('a', function() end)\nerror('no')",
      lines: ["skipped a | not run: its block failed at PATH:2", "file raised 2: no"]),
    Row(
      rule: "a syntax error is the file's", text: "it('a', function() end)\nif",
      lines: ["file load 2: unexpected symbol near <eof>"]),
    Row(
      rule: "nothing is declared inside a spec or a hook",
      text: """
        it("a", function() it("b", function() end) end)
        describe("c", function()
          before_each(function() describe("d", function() end) end)
          it("x", function() end)
        end)
        it("e", function() before_each(function() end) end)
        """,
      lines: [
        "errored a | raised 1: it: nothing can be declared inside a spec: end that before it",
        "errored c > x | hook 3: before_each: describe: nothing can be declared inside before_each",
        "errored e | raised 6: before_each: nothing can be declared inside a spec: end that before it",
      ]),
    Row(
      rule: "names are strings and bodies functions",
      text: """
        describe(12, function() end)
        """,
      lines: [
        "file raised 1: describe: the name should be a string, got 12: write describe(\"a name\", function() … end)"
      ]),
  ]

  static let checks = [
    Row(
      rule: "a check must claim something, a spec need not",
      text: """
        checklist("tile", {}, function()
          check("tile.out", {}, function() end)
          check("tile.in", {}, function() assert(true) end)
        end)
        it("a", function() end)
        """,
      lines: [
        "failed tile > out | 2: nothing was checked: there is neither an expect nor an assert in it",
        "passed tile > in", "passed a",
      ]),
    Row(
      rule: "a known issue must still be there",
      text: """
        it("a", function() known_issue("bug") assert(false) end)
        it("b", function() known_issue("bug", {["until"] = "2.0"}) assert(true) end)
        it("c", function() known_issue("bug") error("no") end)
        """,
      lines: [
        "known a | 1: assertion failed: the value is false | bug",
        """
        failed b | 2: the known issue is gone: nothing failed after known_issue, so take that out \
        | bug (until 2.0)
        """,
        "errored c | raised 3: no | bug",
      ]),
    Row(
      rule: "two checks of a file have two ids",
      text: """
        check("a", {}, function() assert(true) end)
        check("a", {}, function() assert(true) end)
        """,
      lines: [
        "skipped a | not run: its block failed at PATH:2",
        "file raised 2: check: there is another check with the id \"a\" in this file",
      ]),
  ]

  @Test(
    "are those of busted and of the contract", arguments: failures + skips + hooks + blocks + checks
  )
  func outcomes(_ row: Row) throws {
    let bench = try SpecBench(row.text)
    #expect(bench.lines == row.lines)
  }

  @Test("tell a claim that fails in finally once, as a failure")
  func claimInFinally() throws {
    let bench = try SpecBench(
      """
      it("a", function()
        local run = interaction("spring-tile"):play(drag.by(120, 0, { over = 0.2 }):release())
        finally(function() expect(run.offset.x:at_most(3)) end)
      end)
      """)
    #expect(bench.results.map(\.outcome) == [.failed])
    #expect(bench.results.map(\.errors) == [[]])
    #expect(bench.results.map { $0.claims.map(\.location) } == [[bench.line(3)]])
  }
}
