import SpecResults
import Testing

/// Names that are not there, or that a script gives another value: what is said of them hangs on the
/// whole file.
@Suite("Names in a file")
struct NameTests {
  /// A name that nothing has, and what to say where nothing more is known of it.
  static func missing(_ name: String) -> String {
    "there is no \"\(name)\", which reads as nil (a text stands in quotes, \"\(name)\"; a variable begins with local \(name) = …)"
  }

  @Test("of a name that is read before the spec stand there, with the first of them")
  func missingBefore() throws {
    let bench = try SpecBench(
      """
      local limits = { over = secs }
      it("a", function() interaction("spring-tile"):play(drag.by(9, 9, limits):release()) end)
      it("b", function() end)
      """)
    #expect(
      bench.results.map(\.warnings) == [[Warning(at: bench.line(1), Self.missing("secs"))], []])
  }

  @Test("of a name that is nearly another one, and so reads as nil, tell which")
  func names() throws {
    let bench = try SpecBench(
      """
      local function helper() local furthest = 3 return furthest end
      it("a", function() local result = helper() assert.is_nil(reslt) assert.is_nil(reslt) end)
      it("b", function() assert.is_nil(furthest) assert.is_nil(debugging or x) end)
      it("c", function() assert.is_nil(exprct) assert.is_nil(quite_another_name) end)
      it("d", function() exprct(3) end)
      """)
    #expect(
      bench.results.map(\.warnings) == [
        [
          Warning(
            at: bench.line(2), "there is no \"reslt\", which reads as nil (did you mean 'result'?)")
        ],
        [
          Warning(
            at: bench.line(3),
            "there is no \"furthest\", which reads as nil (the local of that name is not seen here)"
          )
        ],
        [
          Warning(
            at: bench.line(4), "there is no \"exprct\", which reads as nil (did you mean 'expect'?)"
          )
        ], [],
      ])
  }

  static let overwritten: [(spec: String, line: Int, name: String)] = [
    ("expect = function() end\nit('a', function() expect(3) end)", 1, "expect"),
    ("it('a', function()\n  local x\n  expect = print expect(3)\nend)", 3, "expect"),
    ("function expect() end\nit('a', function() expect(3) end)", 1, "expect"),
    ("\nassert = print\nit('a', function() assert(false) end)", 2, "assert"),
    ("it('a', function()\n  assert.equal = print assert.equal(1, 2)\nend)", 2, "assert.equal"),
    (
      "it('a', function()\n  assert.equal(1, 1)\n  function assert.equal() end\n assert.equal(1, 2)\nend)",
      3, "assert.equal"
    ),
    (
      "\nassert.is_not_nil = print\nit('a', function() assert.is_not_nil() end)", 2,
      "assert.is_not_nil"
    ),
  ]

  @Test("of words that the script gives another value are told of", arguments: overwritten)
  func overwrittenWord(_ row: (spec: String, line: Int, name: String)) throws {
    let bench = try SpecBench(row.spec)
    let advice =
      row.name.contains(".") ? "one is added by assert:register" : "call that otherwise"
    #expect(bench.results.map(\.outcome) == [.passed])
    #expect(
      bench.results.first?.warnings == [
        Warning(
          at: bench.line(row.line),
          "\(row.name) is a word, to which the script gives another value: \(advice)")
      ])
  }

  @Test("of an assertion that another spec has given another value are told of in both")
  func overwrittenForLater() throws {
    let bench = try SpecBench(
      """
      it("a", function() assert.equal = print end)
      it("b", function() assert.equal(1, 2) end)
      """)
    #expect(
      bench.results.map { $0.warnings.map(\.location) } == [[bench.line(1)], [bench.line(1)]])
  }

  @Test(
    "of globals that are no words are not told of",
    arguments: [
      "count = 3", "local expect = print", "assert.is_close = print", "print = function() end",
      "local t = {} t.expect = 3 function t.it() end",
    ])
  func otherGlobals(_ line: String) throws {
    let bench = try SpecBench("\(line)\nit('a', function() \(line) assert(true) end)")
    #expect(bench.results.map(\.warnings) == [[]])
  }

  @Test("of a hook that is written and not called are refused")
  func hook() throws {
    let bench = try SpecBench(
      """
      describe("a", function()
        local n = 0
        before_each = function() n = 1 end
        it("b", function() assert.equal(1, n) end)
      end)
      """)
    #expect(
      bench.errors.map { "\($0.location?.line ?? 0): \($0.message)" } == [
        "3: before_each is a word that is called: write before_each(function() … end)"
      ])
  }

  /// A subject that writes `line` on each change of a drag, from line 5 on.
  private static func file(_ line: String, spec: String = "") -> String {
    """
    local card = interaction.define("card", {}, function(ui)
      ui:state("a", 0)
      ui:channel("b", function() return ui.a end)
      local g = ui:drag{}:on_changed(function(value)
        \(line)
      end)
      return ui:rectangle{}:frame{ width = 50, height = 50 }:gesture(g)
    end)
    it("a", function() local run = interaction(card):play(drag.by(50, 0):release()) \(spec) end)
    """
  }

  @Test(
    "of a global that a callback writes for a state are told",
    arguments: [
      "a = value.translation.x", "if true then a = 3 end", "ui.a = 1; a = 2",
    ])
  func global(_ line: String) throws {
    let bench = try SpecBench(Self.file(line))
    let message = "a is a global here: the state is written ui.a"
    #expect(bench.results.map(\.warnings) == [[Warning(at: bench.line(5), message)]])
    #expect(bench.lines == ["passed a"])
  }

  @Test(
    "are not told where another global, or a local, has the name of a state",
    arguments: [
      (line: "ui.a = 3", spec: "a = run.a"), (line: "local a = 3 ui.a = a", spec: "a = 4"),
      (line: "ui.a = 3", spec: "local t = { a = 3 } t.a = 4"), (line: "c = 3 b = 4", spec: ""),
      (line: "local a = 3 a = 4", spec: ""),
    ])
  func otherGlobal(line: String, spec: String) throws {
    let bench = try SpecBench(Self.file(line, spec: spec))
    #expect(bench.results.map(\.warnings) == [[]])
    #expect(bench.lines == ["passed a"])
  }

  @Test(
    "of an interaction of the documents that is asked for by the name of an own one are told")
  func sameName() throws {
    let bench = try SpecBench(
      """
      local own = interaction.define("spring-tile", {}, function(ui) return ui:rectangle{} end)
      it("a", function() interaction("spring-tile") end)
      it("b", function() interaction(own) end)
      """)
    let message =
      "interaction: \"spring-tile\" is the interaction of the documents, not the definition of that name in this file: give the definition itself, or another name"
    #expect(
      bench.results.map(\.warnings) == [[Warning(at: bench.line(2), message)], []])
  }

  /// A module that returns a definition, whose lines 4 and 5 are `lines`.
  private static func module(_ lines: String) -> String {
    """
    return interaction.define("box", {}, function(ui)
      ui:state("x", 0)
      local pull = ui:drag{}:on_changed(function(value)
        \(lines)
      end)
      return ui:rectangle{}:frame{ width = 80, height = 80 }:gesture(pull)
    end)
    """
  }

  private static let outlives = "which outlives the subject and the spec: write local"

  @Test(
    "of a global that a callback writes in a module stand there",
    arguments: [
      ("x = value.translation.x", ["x is a global here: the state is written ui.x"]),
      (
        "last = 3",
        [
          "last is a global here, \(outlives) last = …, or ui:state(\"last\", …) and ui.last"
        ]
      ),
      ("local last = 3 last = 4 ui.x = last", []), ("ui.x = 3", []),
    ])
  func moduleGlobal(lines: String, warnings: [String]) throws {
    let bench = try SpecBench(
      """
      local box = require "box"
      it("a", function() interaction(box):play(drag.by(50, 0):release()) end)
      """, modules: ["box.lua": Self.module(lines)])
    let result = try #require(bench.results.first)
    #expect(result.outcome == .passed)
    #expect(result.warnings.map(\.message) == warnings)
    #expect(result.warnings.allSatisfy { $0.location?.line == 4 })
    #expect(result.warnings.allSatisfy { $0.location?.path.hasSuffix("box.lua") == true })
  }
}
