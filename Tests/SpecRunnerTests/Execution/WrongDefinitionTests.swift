import SpecResults
import Testing

@testable import SpecRunner
@testable import SpecWords

/// Mistakes in and around `interaction.define`: told of where they are made, not where they show.
@Suite("Wrong definitions")
struct WrongDefinitionTests {
  typealias Row = WrongSpecTests.Row

  /// A definition whose parameter `p` is `standard`, given `value`.
  private static func giving(_ value: String, for standard: String) -> String {
    "interaction(interaction.define('card', { p = \(standard) }, function(ui) return ui:rectangle{} end), { p = \(value) })"
  }

  private static let card = "interaction.define('card', { p = 20 }, print)"

  static let parameters: [Row] = [
    Row(
      giving("'20'", for: "100"),
      "interaction: p should be a finite number, as its default 100 is, got \"20\""),
    Row(
      giving("0/0", for: "100"),
      "interaction: p should be a finite number, as its default 100 is, got nan"),
    Row(
      giving("'no'", for: "false"),
      "interaction: p should be true or false, as its default false is, got \"no\": any text is true to Lua, also \"false\""
    ),
    Row(
      giving("0", for: "true"),
      "interaction: p should be true or false, as its default true is, got 0"),
    Row(
      giving("false", for: "100"),
      "interaction: p should be a finite number, as its default 100 is, got false"),
    Row(
      giving("true", for: "'left'"),
      "interaction: p should be a string, as its default \"left\" is, got true"),
    Row(
      giving("3", for: "'left'"),
      "interaction: p should be a string, as its default \"left\" is, got 3"),
    Row(
      giving("3", for: "vector(1, 2)"),
      "interaction: p should be a vector, as its default (1, 2) is, got 3"),
    Row(
      giving("{ x = 1 }", for: "vector(1, 2)"),
      "interaction: p should be a vector such as {120, 0}, got {x = 1}"),
    Row(
      giving("3", for: "{ 1, 2 }"),
      "interaction: p should be a table, as its default {1, 2} is, got 3"),
    Row(
      giving("{ duration = 1 }", for: "spring{}"),
      "interaction: p should be an animation, as its default spring{duration = 0.5, bounce = 0} is, got {duration = 1}: write spring{ … } or spring.bouncy"
    ),
    Row(
      giving("curve.ease_in", for: "spring{}"),
      "interaction: p is a curve without a duration: write curve.ease_in{ duration = 0.35 }"),
    Row(
      "\(card).with{ parameters = { p = '10' } }",
      "card.with: p should be a finite number, as its default 20 is, got \"10\""),
    Row(
      "interaction.define('card', { size = nil }, function(ui) return ui:rectangle{} end).with{ parameters = { size = 3 } }",
      "card.with: card has no parameter \"size\" (size = nil gives no default, and makes no parameter: write size = false)"
    ),
    Row(
      "\(card).with{ p = 3 }",
      "card.with: there is no word \"p\" (it is a parameter: write parameters = { p = … })"),
  ]

  static let building: [Row] = [
    Row(
      WrongPlaceTests.act("ui:state('m', 0)"),
      "ui:state: what an interaction holds is declared in the function of its definition, not in a callback"
    ),
    Row(
      dragging("ui:on_change('n', print)"),
      "ui:on_change: what an interaction holds is declared in the function of its definition, not in a callback"
    ),
    Row(
      "interaction(interaction.define('card', { side = 3 }, function(ui) return ui:rectangle{}:frame{ width = ui.side } end))",
      "ui has no \"side\" (it is a parameter: function(ui, parameters), then parameters.side)"),
    Row(
      "interaction(interaction.define('card', {}, function(self, ui) ui:state('n', 0) end))",
      "parameters has no \"state\" (ui comes first, the parameters behind it: function(ui, parameters) … end)"
    ),
    Row(
      WrongPlaceTests.define("ui.n = 3"),
      "ui: \"n\" is written while the interaction is built: its first value is ui:state(\"n\", 3), and a later one is written in a callback"
    ),
    Row(
      WrongPlaceTests.define("ui:with_animation(spring{}, function() ui.n = 3 end)"),
      "ui:with_animation: nothing is shown yet while the interaction is built: write it in a callback, as in drag:on_ended(function() … end)"
    ),
    Row(
      WrongPlaceTests.define("ui:rectangle{}:frame{ width = '80' }"),
      "view:frame: there is no state or channel \"80\" (a number is written without quotation marks: 80)"
    ),
    Row(
      WrongPlaceTests.define("ui:drag{ on_changed = print }"),
      "ui:drag: there is no option \"on_changed\" (it is a method: ui:drag{}:on_changed(…))"),
    Row(
      dragging("print(value.offset.x)"),
      "a drag value has no \"offset\" (write translation, which is a vector: translation.x)"),
    Row(dragging("ui.n = value"), "ui: n: expected a value like 0, got drag value"),
  ]

  /// A subject that does `line` on each change of a drag, and is dragged.
  private static func dragging(_ line: String) -> String {
    "interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) return ui:rectangle{}:frame{ width = 90, height = 90 }:gesture(ui:drag{}:on_changed(function(value) \(line) end)) end)):play(drag.by(40, 0):release())"
  }

  @Test("are told of at their line", arguments: parameters + building)
  func message(_ row: Row) throws {
    #expect(try row.bench.lines == ["errored tile > comes home | raised 6: \(row.message)"])
  }

  @Test(
    "are none where a parameter gets another value of its kind",
    arguments: [
      giving("{ 3, 4 }", for: "vector(1, 2)"), giving("vector(3, 4)", for: "vector(1, 2)"),
      giving("curve.ease_in{ duration = 1 }", for: "spring{}"), giving("7", for: "2.5"),
      giving("{}", for: "{ 1, 2 }"), giving("true", for: "false"),
      giving("function() return 3 end", for: "print"), giving("'a title'", for: "false"),
      giving("{ 1 }", for: "false"), giving("false", for: "spring{}"),
      giving("false", for: "'left'"), "\(card).with{ parameters = { p = 3.5 } }",
      WrongPlaceTests.act("ui.n = 3"),
      WrongPlaceTests.act("ui:with_animation(spring{}, function() ui.n = 3 end)"),
    ])
  func right(_ line: String) throws {
    #expect(try Row(line, "").bench.lines == ["passed tile > comes home"])
  }

  @Test("are told of at the line of the word, not of the subject")
  func places() throws {
    let bench = try SpecBench(
      """
      local function make(say)
        return interaction.define("card", {}, function(ui)
          ui:state("n", 0)
          return ui:rectangle{}:gesture(say(ui))
        end)
      end
      it("a", function() interaction(make(function(ui)
        return ui:drag{ coordinate_space = "screen" }
      end)) end)
      it("b", function() interaction(make(function(ui)
        ui:channel("n", function() return 3 end)
        return ui:drag{}
      end)) end)
      it("c", function()
        interaction(make(function(ui) return ui:drag{} end), { coordinate_space = "screen" })
      end)
      """)
    #expect(
      bench.lines == [
        "errored a | raised 8: ui:drag: there is no coordinate space \"screen\"; known: local, global",
        "errored b | raised 11: ui:channel: \"n\" is declared twice",
        "errored c | raised 15: interaction: there is no coordinate space \"screen\"; known: local, global",
      ])
  }

  @Test("are warned of where a run has a field of a state's name")
  func hidden() throws {
    let bench = try Row(WrongPlaceTests.define("ui:state('released', 0)"), "").bench
    #expect(
      bench.results.first?.warnings.map(\.message) == [
        "ui:state: run.released is a field of every run, which hides this one there: call it otherwise"
      ])
  }

  @Test(
    "are warned of where an interaction of the documents is asked for by the name of an own one")
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

  @Test("are warned of where 0 may stand for false")
  func zero() throws {
    let bench = try Row(Self.giving("0", for: "false"), "").bench
    #expect(
      bench.results.first?.warnings.map(\.message) == ["interaction: p is 0, which is true to Lua"])
  }

  @Test("are none where a definition that was built reads its parameter as a vector")
  func vector() throws {
    let bench = try SpecBench(
      """
      it("a", function()
        local card = interaction.define("card", { p = vector(1, 2) }, function(ui, parameters)
          ui:state("x", parameters.p.x)
          return ui:rectangle{}
        end)
        assert.equal(3, interaction(card, { p = { 3, 4 } }):value("x"))
      end)
      """)
    #expect(bench.lines == ["passed a"])
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
    "in a module are warned of where they write a global",
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
  func module(lines: String, warnings: [String]) throws {
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
