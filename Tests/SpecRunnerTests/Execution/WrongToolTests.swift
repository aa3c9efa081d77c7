import Testing

@testable import SpecRunner
@testable import SpecWords

/// Words as other tools and languages have them, and words called as they are not: each message says
/// what takes their place.
@Suite("Words of other tools")
struct WrongToolTests {
  typealias Row = WrongSpecTests.Row

  private static let gesture =
    "a gesture is written drag.by(120, 0, { over = 0.2 }):release()"

  static let tools: [Row] = [
    Row(
      "fail('not home')",
      "attempt to call a nil value (global 'fail') (write error(\"why\"), or assert(false, \"why\"))"
    ),
    Row("assert.fail('not home')", "assert has no word \"fail\" (write error(\"why\"))"),
    Row("assert.has_key(run, 'a')", "assert has no word \"has_key\" (write assert(value.name))"),
    Row(
      "assert.between(1, 2, 3)",
      "assert has no word \"between\" (write assert(value >= 1 and value <= 3), or expect(x:between(1, 3)) of a signal)"
    ),
    Row(
      "print(#run)",
      "attempt to get length of a run value (local 'run') (the number of its events is #run.events)"
    ),
    Row(
      "tile:play(drag.by(9, 9) + drag.by(1, 2))",
      "attempt to perform arithmetic on a gesture value (a gesture goes on by its words, as in drag.by(120, 0):by(-60, 0):release())"
    ),
    Row(
      "tile:play(drag.outward:release())",
      "attempt to index a function value (field 'outward') (write drag.outward{}, or with its figures in the braces)"
    ),
    Row(
      "print(math.abs(run.released.velocity))",
      "bad argument #1 to 'abs' (number expected, got vector) (a vector's length is :length(), its parts are .x and .y)"
    ),
    Row(
      "print(run:value('offset'))",
      "a run of spring-tile has no \"value\" (a signal is asked for it, as in run.offset.x:at(time), and a subject for what is now)"
    ),
    Row("swipe.by(1, 2)", "attempt to index a nil value (global 'swipe') (\(gesture))"),
    Row("press(3, 4)", "attempt to call a nil value (global 'press') (\(gesture))"),
    Row(
      "tap(3, 4)",
      "attempt to call a nil value (global 'tap') (a button is tapped by subject:tap(\"Title\"))"),
    Row(
      "during(run.began, run.released)",
      "attempt to call a nil value (global 'during') (a window is from_to(run.began, run.released), or after(run.released, 0.5))"
    ),
    Row(
      "spring_tile:play(drag.outward{})",
      "attempt to index a nil value (global 'spring_tile') (a subject is made by interaction(\"spring-tile\"))"
    ),
    Row(
      "test.each({ 40, 80 })",
      "attempt to index a function value (global 'test') (test is a function: --filter, or FILE:LINE, chooses what runs, and a loop around it makes several)"
    ),
    Row(
      "assert.strictEqual(0, x:final())",
      "assert has no word \"strictEqual\" (did you mean 'equal'?)"),
    Row("assert.areEqual(0, 0)", "assert has no word \"areEqual\" (write assert.are_equal)"),
    Row(
      "run.events('ended')",
      "attempt to call a events value (field 'events') (events are found by run.events:where{ name = \"ended\" })"
    ),
    Row(
      "local d = interaction.define('a', {}, print) d()",
      "attempt to call a definition value (local 'd') (a subject is made of it: interaction(d))"),
    Row(
      "after = 0.3 x:max(after(run.released))",
      "attempt to call a number value (global 'after') (the script gives after, which is a word, another value: call that otherwise)"
    ),
    Row(
      "local function f(a) print(a.b) end f()",
      "attempt to index a nil value (local 'a') (a is a parameter, and its function was called without a value for it)"
    ),
  ]

  @Test("are told of at their line, with what takes their place", arguments: tools)
  func message(_ row: Row) throws {
    #expect(try row.bench.lines == ["errored tile > comes home | raised 6: \(row.message)"])
  }
}
