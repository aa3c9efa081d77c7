import Testing

@testable import SpecRunner
@testable import SpecWords

/// Wrong specs as beginners write them: each message stands at the line of the mistake, and says
/// what came and what to write.
@Suite("Wrong specs")
struct WrongSpecTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// A line of a spec that has played a tile: `tile`, `run` and `x` are there.
    let line: String
    let message: String
    var testDescription: String { line }

    init(_ line: String, _ message: String) {
      self.line = line
      self.message = message
    }

    /// A run of the line, which is the sixth of its file.
    var bench: SpecBench {
      get throws {
        try SpecBench(
          """
          describe("tile", function()
            it("comes home", function()
              local tile = interaction("spring-tile")
              local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())
              local x = run.offset.x
              \(line)
            end)
          end)
          """)
      }
    }
  }

  static let names: [Row] = [
    Row(
      "exect(x:final())", "attempt to call a nil value (global 'exect') (did you mean 'expect'?)"),
    Row(
      "sleep(0.5)",
      "attempt to call a nil value (global 'sleep') (time is virtual: subject:advance(0.5) or subject:settle() lets it pass)"
    ),
    Row(
      "beforeEach(function() end)",
      "attempt to call a nil value (global 'beforeEach') (write before_each(function() … end))"),
    Row(
      "XCTAssertEqual(x:final(), 0)",
      "attempt to call a nil value (global 'XCTAssertEqual') (write assert.equal(wanted, got), or assert.near(wanted, got, tolerance))"
    ),
    Row(
      "gen.number(0, 1)",
      "attempt to index a nil value (global 'gen') (that word is kept for a later version: until then write a loop, for _, row in ipairs(rows) do)"
    ),
    Row(
      "forall(function() end)",
      "attempt to call a nil value (global 'forall') (that word is kept for a later version: until then write a loop, for _, row in ipairs(rows) do)"
    ),
    Row(
      "coroutine.yield()",
      "attempt to yield from outside a coroutine (only what coroutine.wrap or coroutine.create runs can yield, not a spec or a callback itself)"
    ),
    Row(
      "interaction.play('spring-tile', drag.outward())",
      "interaction has no \"play\" (a subject has it, as in interaction(\"spring-tile\"):play(…))"),
    Row(
      "known_issue()",
      "known_issue: the reason should be a string, got nil: write known_issue(\"why it fails\")"),
    Row(
      "spring{ duration = 0.45, bounce = 20 }",
      "spring: bounce is 20; it is a share, not in percent: is 0.2 meant?"
    ),
    Row("rnu.offset.x:max()", "attempt to index a nil value (global 'rnu') (did you mean 'run'?)"),
    Row("run.ofset.x:max()", "a run of spring-tile has no \"ofset\" (did you mean 'offset'?)"),
    Row("x:peks{ at = 1 }", "a signal has no \"peks\" (did you mean 'peaks'?)"),
    Row("x:negate()", "a signal has no \"negate\" (it is a word of its own: negate(…))"),
    Row(
      "x:peaks{ at = 1, witin = 2 }",
      "offset.x:peaks: there is no option \"witin\" (did you mean 'within'?)"),
    Row(
      "drag.outward{ velocity = 600 }",
      "drag.outward: there is no option \"velocity\" (known: distance, speed, angle, pause)"),
    Row(
      "interaction('tile')",
      "interaction: there is no \"tile\" (known: spring-tile, committed-rectangle, gradient-progress, follow-tile, swipe-card, swipe-up-sheet)"
    ),
    Row("tile:frame('handle')", "subject:frame: there is no part \"handle\"; there is none at all"),
    Row("assert.is_ture(1)", "assert has no word \"is_ture\" (did you mean 'true'?)"),
    Row("assert.is_none(1)", "assert has no word \"is_none\" (write assert.is_nil(value))"),
  ]

  static let calls: [Row] = [
    Row("drag:by(120, 0)", "write drag.by(…), with a dot"),
    Row(
      "drag.by{ x = 1, y = 2, over = 0.2 }",
      "drag.by: options follow the vector: drag.by(120, 0, { over = … })"),
    Row(
      "interaction{ 'spring-tile' }",
      "interaction: the interaction should be a name such as \"spring-tile\", or a definition, got {\"spring-tile\"}"
    ),
    Row(
      "tile:resize(-1, 3)",
      "subject:resize: the size should be a width and a height, each at least 0, got -1"),
    Row(
      "require './tile/wording.lua'",
      "require: a module is named like \"a.b\", got \"./tile/wording.lua\": write \"tile.wording\""),
    Row("x.max()", "write x:max(), with a colon"),
    Row("print(1.5, run.offset.x.max())", "write run.offset.x:max(), with a colon"),
    Row("local f = x.max f()", "write signal:max(), with a colon"),
    Row(
      "assert.near(125, x.max, 1)",
      "assert.near: the value should be a number, got function (a function is called with parentheses: f())"
    ),
    Row(
      "spring(0.45, 0.2)",
      "spring: its options have names: write spring{ duration = 0.45, bounce = 0.2 }"),
    Row(
      "x:settles(0, 0.5)",
      "offset.x:settles: the options should be a table such as { at = 0 }, got 0"),
    Row(
      "always(x:at_most(1), { 0.2, 0.5 })",
      "always: options have names, as in { from = 0.2 }, got 0.2 without one"),
    Row(
      "spring{ duration = 0.45, damping = 0.8 }",
      "spring: duration and damping do not go together: give duration and bounce, or response and damping_ratio, or mass, stiffness and damping"
    ),
    Row(
      "run.released:time()",
      "attempt to call a number value (method 'time') (it is a field: write .time, without parentheses)"
    ),
    Row(
      "for e in run.events do end",
      "attempt to call a events value (for iterator 'for iterator') (write for _, item in ipairs(list) do)"
    ),
    Row(
      "print(run.events[0].name)",
      "attempt to index a nil value (field 'integer index') (lists count from 1)"),
    Row(
      "tile.offset = 3",
      "spring-tile is living: write :edit(\"offset\", value), or let a gesture change it"),
    Row("run.released.time = 3", "\"time\" of the event cannot be assigned: it can only be read"),
    Row("print(\"max \" + 3)", "attempt to add a 'string' with a 'number' (text is joined by ..)"),
    Row(
      "print(\"max \" .. x)",
      "attempt to concatenate a signal value (local 'x') (a signal is not one number: ask x:at(time), x:max() or x:final())"
    ),
    Row(
      "print(run.released - 0.1)",
      "attempt to perform arithmetic on a event value (field 'released') (its time is a number: write .time)"
    ),
    Row(
      "local y = x:max() y:at_most(3)",
      "attempt to index a number value (local 'y') (a number has no members; claims are of signals, as in run.offset.x:at_most(120), and numbers are compared by assert.near(wanted, got, tolerance))"
    ),
    Row(
      "print(run.velocity)",
      "a run of spring-tile has no \"velocity\" (a signal has :slope_at(time), and an event run.released.velocity)"
    ),
    Row(
      "local function f() local hidden = 1 end hidden()",
      "attempt to call a nil value (global 'hidden') (hidden is local to another function or block: write local hidden outside of both)"
    ),
    Row(
      "print(f\"{x}\")",
      "attempt to call a nil value (global 'f') (there is no f\"…\" in Lua: texts are joined by .., as in \"x = \" .. x)"
    ),
    Row(
      "for _ in ipairs(3) do end",
      "attempt to index a number value (a number has no members; claims are of signals, as in run.offset.x:at_most(120), and numbers are compared by assert.near(wanted, got, tolerance), and ipairs wants a list)"
    ),
    Row(
      "for _ in pairs(run.events) do end",
      "bad argument #1 to 'pairs' (table expected, got events) (they are a list: for _, event in ipairs(run.events) do)"
    ),
    Row(
      "print(tile.center.x)",
      "attempt to index a function value (field 'center') (it is a method: write :center())"),
    Row(
      "print(tile:value('offset') < 3)",
      "attempt to compare vector with number (a vector is compared by :length(), .x or .y)"),
    Row(
      "print(run.released < 3)",
      "attempt to compare event with number (an event's time is a number: write .time)"),
    Row(
      "expect(x):at_most(130):at_least(-2)",
      "attempt to index a nil value (what stands before it answers nothing; each claim has an expect of its own)"
    ),
    Row(
      "print(run.events[-1].name)",
      "attempt to index a nil value (field '?') (there is no such element; the last one is list[#list])"
    ),
    Row(
      "local after = 0.2 print(after(0.3))",
      "attempt to call a number value (local 'after') (a local variable of that name hides the word: call it otherwise)"
    ),
    Row(
      "print(math.round(2.5))",
      "attempt to call a nil value (field 'round') (write math.floor(x + 0.5))"),
    Row(
      "print(abs(-3))",
      "attempt to call a nil value (global 'abs') (it stands in math, as in math.abs)"),
    Row(
      "expect(offset.x:at_most(3))",
      "attempt to index a nil value (global 'offset') (it is a channel: run.offset of a run, subject:value(\"offset\") of a subject)"
    ),
    Row(
      "it.only('a', print)",
      "attempt to index a function value (global 'it') (it is a function: --filter, or FILE:LINE, chooses what runs, and a loop around it makes several)"
    ),
    Row(
      "interaction('spring-tile', { spring = curve.ease_in })",
      "interaction: spring is a curve without a duration: write curve.ease_in{ duration = 0.35 }"),
    Row("error{ code = 3 }", "a table was raised: {code = 3}"),
    Row(
      "before_each(print)", "before_each: nothing can be declared inside a spec: end that before it"
    ),
  ]

  static let claims: [Row] = [
    Row(
      "expect(x:at_most(5), x:at_least(1))",
      "expect takes one claim, got 2: write expect once for each"),
    Row(
      "expect()",
      "expect got nil, which is no claim: write expect(x:settles{ at = 0, within = 0.5 }), for instance; a function answers only what it returns"
    ),
    Row(
      "expect(x:max()).to_be(125)",
      "expect has no \"to_be\": it takes a claim, as in expect(x:at_most(5)); numbers are compared by assert.equal(wanted, got) or assert.near(wanted, got, tolerance)"
    ),
    Row(
      "assert(x:at_most(5))",
      "assert got a claim, which is neither true nor false: write expect(…), or ask it, as in assert(c:holds())"
    ),
    Row(
      "assert.is_true(x:at_most(5))",
      "assert.true got a claim, which is neither true nor false: write expect(…), or ask it, as in assert(c:holds())"
    ),
    Row(
      "expect(x:settles{ at = 0, within = 0.5, by = 900 })",
      "the claim looks at 900 s, long after anything moved (1.3666666666666667 s): times are in seconds; did you mean 0.9 s?"
    ),
    Row(
      "assert(run.is_dragging)",
      "assert got signal is_dragging, which is neither true nor false: write expect(always(s:is_true())), or ask it, as in s:at(time)"
    ),
    Row(
      "assert.is_falsy(x)",
      "assert.falsy got signal offset.x, which is neither true nor false: write expect(always(s:at_most(…))), or ask it, as in s:at(time)"
    ),
    Row(
      "assert.are_not.equal(0, x)",
      "assert.equal: signal offset.x always differs from 0: a signal is not one number: ask x:at(time), x:max() or x:final()"
    ),
    Row(
      "assert.is_not.same(x:at_most(3), true)",
      "assert.same: claim always differs from true: write expect(…), or ask it, as in c:holds()"),
    Row("assert:is_truthy(false)", "write assert.is_truthy(…), with a dot"),
    Row("assert.is_not:equal(3, 3)", "write assert.equal(…), with a dot"),
    Row(
      "expect(run.offset:at_most(3))",
      "a signal of vectors has no \"at_most\": ask its .x, its .y or its :length(), as in x = run.offset.x; x:at_most(…)"
    ),
    Row(
      "expect(run.is_dragging:at_most(0))",
      "is_dragging is true or false: claim is_dragging:is_true() or :is_false()"),
    Row(
      "tile:play(drag.by(1, 0))",
      "subject:play: the gesture has no end: add :release() or :cancel(), or perform it instead of playing it"
    ),
    Row(
      "interaction.define(\"a\", function() end)",
      "interaction.define: the defaults should be a table, {} where there are none, got function: the function comes third"
    ),
  ]

  @Test(
    "are told of at their line, with what to write", arguments: names + calls + claims)
  func message(_ row: Row) throws {
    let bench = try row.bench
    #expect(bench.lines == ["errored tile > comes home | raised 6: \(row.message)"])
  }

  static let failures: [Row] = [
    Row(
      "assert.equal('dragging', tile:phase())",
      "expected \"dragging\", got \"idle\": \"dragging\" is none of idle, possible, began, changed, ended, cancelled, failed"
    ),
    Row(
      "assert.near(200, run.released.time, 1)",
      "expected 200 within 1, got 0.2: off by 199.8, and 1000 times as much: times are in seconds"),
    Row(
      "assert.near(600, x:slope_at(0.1), 1)",
      "expected 600 within 1, got 0: off by 600; while dragged, a signal moves in steps: it stands still between them, and the pointer's speed is run.released.velocity"
    ),
    Row("assert.near(600, x:slope_at(2), 1)", "expected 600 within 1, got 0: off by 600"),
    Row(
      "assert.equal(296, tile:center())",
      "expected 296, got (296, 196): a vector is compared with vector(0, 0), or by .x, .y or :length()"
    ),
    Row(
      "assert.equal(120, x:max(), 6)",
      "6\nexpected 120, got 125.52544299105162: off by 5.525442991051619\n6 is the message; a tolerance is given to assert.near(wanted, got, tolerance)"
    ),
    Row(
      "assert.equal(0, x)",
      "expected 0, got signal offset.x: a signal is not one number: ask x:at(time), x:max() or x:final()"
    ),
    Row(
      "local _, e = pcall(function() exepct(3) end) assert(false, e:match(\"attempt.*\"))",
      "attempt to call a nil value (global 'exepct') (did you mean 'expect'?)"),
    Row(
      "tile:play(drag.from(0, 0):by(9, 0):release())",
      "the press at (0, 0) hits nothing: the view is shown at x 240 to 352, y 140 to 252"),
    Row(
      "tile:remove() tile:play(drag.from(296, 196):by(9, 0):release())",
      "the press at (296, 196) hits nothing: the view has been removed or has no size"),
    Row(
      "known_issue(\"slow\")",
      "the known issue is gone: nothing failed after known_issue, so take that out | slow"),
  ]

  @Test("fail where nothing is wrong with the words", arguments: failures)
  func failure(_ row: Row) throws {
    let bench = try row.bench
    #expect(bench.lines == ["failed tile > comes home | 6: \(row.message)"])
  }

  static let files: [Row] = [
    Row(
      "before_each()",
      "1: before_each: needs a function, got nil: write before_each(function() … end)"),
    Row(
      "check('a', function() end)",
      "1: check: the options should be a table, {} where there are none, got function: the function comes third"
    ),
    Row(
      "checklist('a', function() end)",
      "1: checklist: the options should be a table, {} where there are none, got function: the function comes third"
    ),
    Row("expect(1)", "1: expect: nothing runs yet: write it inside it(…) or check(…)"),
    Row(
      "before_all(print)",
      "1: attempt to call a nil value (global 'before_all') (write setup(function() … end))"),
  ]

  @Test("are told of where the file is read", arguments: files)
  func file(_ row: Row) throws {
    #expect(try SpecBench(row.line).lines == ["file raised \(row.message)"])
  }
}
