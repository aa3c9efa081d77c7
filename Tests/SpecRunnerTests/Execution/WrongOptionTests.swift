import SpecResults
import Testing

@testable import SpecRunner
@testable import SpecWords

/// Options, names and fields that mean nothing: to pass over them would let a wrong spec pass.
@Suite("Wrong options")
struct WrongOptionTests {
  typealias Row = WrongSpecTests.Row

  static let events: [Row] = [
    Row(
      "run.events:where{ name = 'canceled' }",
      "events:where: name should be the name of an event, got \"canceled\" (did you mean 'cancelled'?)"
    ),
    Row(
      "run.events:where{ name = 'released' }",
      "events:where: name should be the name of an event, got \"released\" (run.released is the event \"ended\")"
    ),
    Row(
      "run.events:where{ name = 'written' }:where{ state = 'isDragging' }",
      "events:where: state should be a state or channel of spring-tile, got \"isDragging\" (did you mean 'is_dragging'?)"
    ),
    Row(
      "run.events:where{ by = 'onChanged' }",
      "events:where: by should be who writes, got \"onChanged\" (did you mean 'on_changed'?)"),
    Row(
      "run.events:where{ name = 3 }", "events:where: name should be the name of an event, got 3"),
    Row(
      "run.events:where{ phase = 'dwn' }",
      "events:where: phase should be what a pointer does, got \"dwn\" (did you mean 'down'?)"),
    Row(
      "run.events:where{ pointer = 'one' }",
      "events:where: pointer should be a finite number, got \"one\""),
    Row(
      "run.events:where{ location = 296 }",
      "events:where: location should be a vector such as {120, 0}, got 296"),
  ]

  static let claims: [Row] = [
    Row(
      "x:reverses{ times = 1, at_least = 'x', larger_than = 4 }",
      "offset.x:reverses: at_least should be left out, because times is given, got \"x\""),
    Row(
      "x:peaks{ above = 100, within = 0.1 }",
      "offset.x:peaks: above should be left out, because within is given, got 100"),
    Row(
      "run.offset:keeps_direction{ angle = 0, within = 400, faster_than = 1, window = after(run.released) }",
      "offset:keeps_direction: within should be a finite number, from 0 to 180 (in degrees), got 400"
    ),
  ]

  static func build(_ view: String) -> String {
    "interaction(interaction.define('card', { width = 80 }, function(ui, parameters) ui:state('n', 0) return \(view):gesture(ui:drag{}) end))"
  }

  static let subjects: [Row] = [
    Row(
      "interaction('committed-rectangle', { selection = { 'a' } })",
      "interaction: selection: expected ids of items (there are none), got a"),
    Row(
      "interaction('committed-rectangle', { items = { { id = 'a', center = { 9, 9 } }, { id = 'b', center = { 9, 9 } } }, selection = { 'c' } })",
      "interaction: selection: expected ids of items (a, b), got c"),
    Row(
      "interaction('committed-rectangle', { items = { { id = 'a', center = { 9, 9 } }, { id = 'a', center = { 9, 9 } } } })",
      "interaction: items: expected ids that all differ, got two of id a"),
    Row(
      build("ui:rectangle{}:frame{ width = -5 }"),
      "view:frame: width should be at least 0 (in points), got -5"),
    Row(
      build("ui:rectangle{}:animation(spring{}, 'm')"),
      "view:animation: there is no state or channel \"m\" (known: n)"),
    Row(
      build("ui:linear_gradient{ stops = {}, start_point = 'ledding' }"),
      "ui:linear_gradient: start_point should be one of \"center\", \"leading\", \"trailing\", \"top\", \"bottom\", \"top_leading\", \"top_trailing\", \"bottom_leading\", \"bottom_trailing\", got \"ledding\" (did you mean 'leading'?)"
    ),
    Row(
      build("ui:rectangle{}:frame{ width = parameters.widht }"),
      "parameters has no \"widht\" (did you mean 'width'?)"),
    Row("print(tile:frame().heigth)", "a frame has no \"heigth\" (did you mean 'height'?)"),
    Row(
      build("ui:geometry_reader(function(g) return ui:rectangle{}:frame{ width = g.sise } end)"),
      "a geometry has no \"sise\" (did you mean 'size'?)"),
    Row(
      "print(run.events:where{ name = 'written' }[1].transaction.animaton)",
      "a transaction has no \"animaton\" (did you mean 'animation'?)"),
    Row(
      "assert.has_error(x)",
      "assert.error: the function should be a function, got signal offset.x: write assert.error(function() … end)"
    ),
    Row(
      "print(progress.bar{}:color_at(3, 1).opacity)",
      "a colour has no \"opacity\" (known: red, green, blue, alpha, layer)"),
    Row(
      "print(interaction('committed-rectangle', { items = { { id = 'a', center = { 99, 99 } } } }):item('a'):frame().w)",
      "a frame has no \"w\" (known: x, y, width, height)"),
  ]

  @Test("are told of at their line", arguments: events + claims + subjects)
  func message(_ row: Row) throws {
    #expect(try row.bench.lines == ["errored tile > comes home | raised 6: \(row.message)"])
  }

  static let doubtful: [Row] = [
    Row(
      "spring{ response = 0.4, damping_ratio = 80 }",
      "spring: damping_ratio is 80; it is a share, not in percent: is 0.8 meant?"),
    Row(
      "print(x:at(700))",
      "offset.x:at looks at 700 s, long after anything moved (1.3666666666666667 s): times are in seconds; did you mean 0.7 s?"
    ),
    Row(
      "print(x:max(after(700)))",
      "offset.x:max looks at 700 s, long after anything moved (1.3666666666666667 s): times are in seconds; did you mean 0.7 s?"
    ),
  ]

  @Test("are warned of where they may be meant", arguments: doubtful)
  func warning(_ row: Row) throws {
    let bench = try row.bench
    #expect(bench.results.map(\.warnings) == [[Warning(at: bench.line(6), row.message)]])
    #expect(bench.results.map(\.outcome) == [.passed])
  }

  @Test("are warned of where a name is nearly another one, and so reads as nil")
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

  @Test("leave a block without a body skipped, unless what should be its body is nil")
  func blocks() throws {
    #expect(
      try SpecBench("describe('e', nil)").lines == [
        "file raised 1: describe: the body should be a function, got nil: write describe(name, function() … end)"
      ])
    #expect(
      try SpecBench("describe('a') describe 'c' (function() it('d', print) end)").lines == [
        "skipped a | it has no body", "passed c > d",
      ])
  }
}
