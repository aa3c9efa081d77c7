import Testing

@testable import SpecRunner
@testable import SpecWords

/// What stands in a place that is meant for something else: each message says where it belongs.
@Suite("Wrong places")
struct WrongPlaceTests {
  typealias Row = WrongSpecTests.Row

  /// A subject whose definition says `line` and then returns a view.
  static func define(_ line: String) -> String {
    "interaction(interaction.define('card', {}, function(ui) ui:state('n', 0) ui:state('p', vector(0, 0)) \(line) return ui:rectangle{}:gesture(ui:drag{}) end))"
  }

  /// The same, where an action says it.
  static func act(_ line: String) -> String {
    define("ui:action('go', function() \(line) end)") + ":go()"
  }

  private static let animation =
    "should be an animation such as spring{} or curve.ease_in_out{ duration = 0.25 }"

  static let functions: [Row] = [
    Row(
      act("ui:with_animation(function() end, spring{})"),
      "ui:with_animation: the animation \(animation), got function (the animation comes first, the function behind it)"
    ),
    Row(
      act("ui:with_animation(spring{}, function() end, function() end)"),
      "ui:with_animation: the options should be a table such as { completion_criteria = … }, got function: what runs at the end is { completion = f }, before the body"
    ),
    Row(
      define("ui:after(function() end, 0.5)"),
      "ui:after: the time should be a finite number, from 0 to 1000 (in seconds), got function (the time comes first, the function behind it)"
    ),
    Row(
      define("ui:drag{}:updating(function(value) end)"),
      "drag:updating: the name should be a string, got function (the name comes first, the function behind it)"
    ),
    Row(
      define("ui:rectangle{}:gesture(function(value) end)"),
      "view:gesture: the drag should be a drag such as ui:drag{}, got function: write :gesture(ui:drag{}:on_changed(f))"
    ),
    Row(
      define("ui:drag(function(value) end)"),
      "ui:drag: the options should be a table such as { minimum_distance = … }, got function: write ui:drag{}:on_changed(f)"
    ),
    Row(
      "tile:play(function() end)",
      "subject:play: the gesture should be a gesture such as drag.by(120, 0):release(), got function: what runs on the way is drag.by(120, 0):call(f)"
    ),
    Row(
      "always(function(t) end)",
      "always: the claim should be a claim such as x:at_most(120), got function"),
    Row(
      "always(x:at_most(3), function(t) end)",
      "always: the window should be a window such as after(run.released, 0.5) or { from = 0, to = 1 }, got function"
    ),
  ]

  static let numbers: [Row] = [
    Row(
      "drag.by(1, 2):release({ 600, 0 })",
      "gesture:release: options have names, as in { velocity = {600, 0} }, got {600, 0} without one"
    ),
    Row(
      "drag.by(1, 2):to(310, { over = 0.2 })",
      "gesture:to: y should be a finite number, got {over = 0.2} (it is missing behind x)"),
    Row(
      "tile:resize(100)",
      "subject:resize: height should be a finite number, got nil (it is missing behind width)"),
    Row(
      "x:reverses{ larger_than = 3 }",
      "offset.x:reverses: times is left out, or nil; it should be given, or at_least or at_most, or both"
    ),
    Row(
      "x:at_most(130, after(run.released))",
      "offset.x:at_most: takes one argument, got 2; the next is window from 0.2 s on (a window is given to a claim: always(x:at_most(3), window))"
    ),
    Row(
      "x:matches(run.offset.y, 1)",
      "offset.x:matches: the options should be a table such as { other, within = … }, got signal offset.y"
    ),
    Row(
      define("ui:rectangle{}:frame(50, 50)"),
      "view:frame: the options should be a table such as { width = 50 }, got 50"),
    Row(
      define("ui:canvas(390, 844)"),
      "ui:canvas: the canvas should be a table such as { width = 390 }, got 390"),
    Row(
      define("ui:rectangle{}:offset('n')"),
      "view:offset: the point should be a vector, and \"n\" is a number: write { x = \"n\" }"),
    Row(
      define("ui:rectangle{}:offset(3)"),
      "view:offset: the point should be a vector, a name or a function, got 3"),
    Row(
      define("ui:rectangle{}:offset{ x = 'p' }"),
      "view:offset: x should be a finite number, and \"p\" is a vector: write function() return ui.p.x end"
    ),
    Row(
      define("ui:drag{}:disabled('n')"),
      "drag:disabled: whether it is disabled should be true or false, and \"n\" is a number"),
    Row(
      "expect(x:at_most(130), 3)",
      "expect: what stands behind the claim should be a text, or { may_be_vacuous = true }, got 3"),
  ]

  static let names: [Row] = [
    Row(
      "local drag = drag.by(1, 2):release() drag.by(3, 4)",
      "a local variable called drag hides the word: call it otherwise"),
    Row(
      define("ui:state('drag', 0) ui:drag{}"),
      "attempt to call a number value (method 'drag') (a state of that name hides the word ui:drag: call the state otherwise)"
    ),
    Row(
      "expect(always(x:at_most(130), before(run.released)))",
      "attempt to call a nil value (global 'before') (up to an event is the window { to = run.released }; what comes before all specs is setup(function() … end))"
    ),
    Row("x:to_be_at_most(130)", "a signal has no \"to_be_at_most\" (did you mean 'at_most'?)"),
    Row("x:stays_below(130)", "a signal has no \"stays_below\" (did you mean 'below'?)"),
    Row("x:has_peak{}", "a signal has no \"has_peak\" (did you mean 'peaks'?)"),
    Row("assert.is_equal_to(3, 3)", "assert has no word \"is_equal_to\" (did you mean 'equal'?)"),
    Row(
      "interaction('gradient-progress'):setValue(3)",
      "gradient-progress has no \"setValue\" (did you mean 'set'?)"),
    Row(define("ui:rect{}"), "ui has no \"rect\" (did you mean 'rectangle'?)"),
    Row(
      "x:reaches(125)",
      "a signal has no \"reaches\" (write eventually(x:at_least(3)), or :peaks{ at = 3, within = 0.5 })"
    ),
    Row(
      "x:within(0, 130)",
      "a signal has no \"within\" (write :between(0, 3), or :near(3, 0.5), within a distance)"),
    Row(
      "print(run.events.length)",
      "a list of events has no \"length\" (the number of events is #run.events)"),
    Row(
      "run.events:filter(print)",
      "a list of events has no \"filter\" (write run.events:where{ name = \"changed\" })"),
    Row(
      "run.events:where{ type = 'ended' }", "events:where: there is no option \"type\" (write name)"
    ),
    Row(
      "run.events:where{ name = 'release' }",
      "events:where: name should be the name of an event, got \"release\" (run.released is the event \"ended\")"
    ),
    Row(
      "interaction('spring-tile', { fps = 60 })",
      "interaction: there is no parameter \"fps\" (write frame_rate)"),
    Row("stage{ fps = 60 }", "stage: there is no option \"fps\" (write frame_rate)"),
    Row(
      "x:settles{ at = 0, within = 1, after = run.released }",
      "offset.x:settles: there is no option \"after\" (write by = after(run.released, 0.7))"
    ),
    Row(
      "x:peaks{ above = 3, after = run.released }",
      "offset.x:peaks: there is no option \"after\" (write window = after(run.released))"),
    Row("drag.by(1, 2):up()", "a gesture has no \"up\" (write :release(), or :cancel())"),
    Row(
      define("ui:drag{}:on_cancelled(print)"),
      "a drag has no \"on_cancelled\" (a gesture that is cancelled resets its gesture states, or closes its :session)"
    ),
    Row(
      "x:at_most(3):after(run.released)",
      "a claim has no \"after\" (write always(x:at_most(3), after(run.released)))"),
    Row(
      "never(x:above(3))",
      "attempt to call a nil value (global 'never') (write negate(eventually(x:above(3))), or always(negate(x:above(3))))"
    ),
    Row(
      "try {}",
      "attempt to call a nil value (global 'try') (there is no try: write pcall(function() … end), or assert.has_error(f))"
    ),
    Row(
      "self:state('a', 0)",
      "attempt to index a nil value (global 'self') (in a definition it is ui, as in ui:state(\"a\", 0))"
    ),
    Row(
      "local s = require 'sprung' s.expct(3)",
      "attempt to call a nil value (field 'expct') (did you mean 'expect'?)"),
  ]

  static let order: [Row] = [
    Row(
      "expect(x, after(run.released)):at_most(130)",
      "expect: what stands behind the claim should be a text, or { may_be_vacuous = true }, got window from 0.2 s on: a window is given to a claim, as in always(x:at_most(3), window)"
    ),
    Row(
      "always(after(run.released), x:at_most(130))",
      "always: the claim should be a claim such as x:at_most(120), got window from 0.2 s on: a window comes behind the claim, as in always(x:at_most(120), window)"
    ),
    Row(
      "all_of(x:at_most(130), x:at_least(-5), after(run.released))",
      "all_of: claim 3 should be a claim such as x:at_most(120), got window from 0.2 s on: a window comes behind the claim, as in always(x:at_most(120), window)"
    ),
    Row(
      "in_next(run.released)",
      "in_next: takes seconds; from an event on it is after(run.released)"),
    Row(
      "drag.by(9, 9):release(600, 0)",
      "gesture:release: a velocity has a name and two parts: release{ velocity = { 600, 0 } }"),
    Row(
      "drag.replay{}",
      "drag.replay: the events should be at least one event, got {}: nothing happens by none"),
    Row(
      "interaction('spring-tile', { minimumDistance = 3 })",
      "interaction: there is no parameter \"minimumDistance\" (did you mean 'minimum_distance'?)"),
    Row(
      "expect('stays near', x:at_most(130))",
      "expect: the claim comes first, the text behind it: expect(x:at_most(5), \"why\")"),
    Row(
      "expect(x:max(), 125.5)",
      "expect got 125.52544299105162, which is no claim: write expect(x:at_most(5)), for instance, or compare by assert.near(wanted, got, tolerance)"
    ),
    Row(
      "after(run.began, run.released)",
      "after: the second is a duration, as in after(run.released, 0.5); up to an event it is from_to(run.began, run.released)"
    ),
    Row(
      "after(0.3, function() end)",
      "after: the duration should be a time in seconds, got function: in an interaction it is ui:after(0.3, function() … end)"
    ),
    Row(
      "x:matches{ other = run.offset:length(), within = 1 }",
      "offset.x:matches: there is no option \"other\" (the other signal stands first, without a name: x:matches{ other, within = 1 })"
    ),
    Row(
      "interaction('spring-tile', { duration = 0.45 })",
      "interaction: there is no parameter \"duration\" (it is the spring's: spring = spring{ duration = 0.45, bounce = 0.2 })"
    ),
    Row(
      "drag.replay{ { time = 0, x = 0, y = 0, phase = 'down' }, { time = 0.1, x = '9', y = 0, phase = 'up' } }",
      "drag.replay: the events[2].x should be a finite number, got \"9\""),
    Row(
      "assert.has_error(tile:play(drag.outward{}))",
      "assert.error: the function should be a function, got run: write assert.error(function() … end)"
    ),
  ]

  static let operations: [Row] = [
    Row(
      "print(-x:at_most(3))",
      "attempt to perform arithmetic on a claim value (claims are joined by all_of(…) and any_of(…), and turned round by negate(…))"
    ),
    Row(
      "print(x:at_most(3) .. x:at_least(1))",
      "attempt to concatenate a claim value (claims are joined by all_of(…) and any_of(…), and turned round by negate(…))"
    ),
    Row(
      "expect(not x:at_most(3))",
      "expect got false, which is no claim: write expect(x:at_most(5)), for instance, not expect(x:max() <= 5); the opposite of a claim is negate(x:at_most(5))"
    ),
    Row(
      "print(#run.frames)",
      "attempt to get length of a function value (field 'frames') (it is a method: write #x:frames())"
    ),
    Row(
      "run.offset()",
      "attempt to call a vector signal value (field 'offset') (it is a field: write .offset, without parentheses)"
    ),
    Row(
      "run.offset.x()",
      "attempt to call a signal value (field 'x') (it is a field: write .x, without parentheses)"),
    Row(
      "local first = run.events[0] print(first.name)",
      "attempt to index a nil value (local 'first') (lists count from 1)"),
    Row(
      "tile:edit('offset')",
      "subject:edit: offset should be given, got nil: write subject:edit(\"offset\", value)"),
    Row(
      "print(x - y)",
      "signal -: the right side should be a signal or a number, got nil (there is no \"y\")"),
    Row(
      define("ui:channel('m', function() return math.abs(ui.presented.n) end)"),
      "bad argument #1 to 'abs' (number expected, got signal) (a signal has :abs() and :clamp(0, 3) of its own; one value is x:at(time))"
    ),
  ]

  private static let goesOn =
    "a gesture's call cannot make time go on: what comes next is a part of the gesture, or is played when this is over"

  /// A subject whose `ui` was kept as k.
  private static let kept = "local k local s = \(define("k = ui")) "

  static let times: [Row] = [
    Row(
      kept + "k.n = 3",
      "ui: \"n\" is written when no callback runs: a spec writes subject:edit(\"n\", value), or calls a ui:action"
    ),
    Row(
      kept + "tile:play(drag.by(9, 9):call(function() k.n = 3 end):release())",
      "ui: \"n\" is written when no callback runs: a spec writes subject:edit(\"n\", value), or calls a ui:action"
    ),
    Row(
      kept + "k:with_animation(spring{}, function() end)",
      "ui:with_animation: no callback runs: a spec writes subject:edit(name, value), or calls a ui:action that says ui:with_animation"
    ),
    Row(
      kept + "k:without_animation(function() end)",
      "ui:without_animation: no callback runs: a spec writes subject:edit(name, value), or calls a ui:action that says ui:without_animation"
    ),
    Row(
      "tile:play(drag.by(9, 9):call(function() tile:play(drag.by(9, 9):release()) end):release())",
      "subject:play: \(goesOn)"),
    Row(
      "tile:play(drag.by(9, 9):call(function() tile:advance(1) end):release())",
      "subject:advance: \(goesOn)"),
    Row(
      "tile:play(drag.by(9, 9):call(function() tile:settle() end):release())",
      "subject:settle: \(goesOn)"),
    Row(
      "local s s = \(define("ui:action('go', function() s:advance(1) end)")) s:go()",
      "subject:advance: a callback cannot make time go on; use after, and play further gestures when this is over"
    ),
    Row(
      "from_to(run.released, run.began)",
      "from_to: the end should be no earlier than the start, 0.2 s, got the event began at 0.00833333 s: are they exchanged?"
    ),
    Row(
      "print(x - run.released)",
      "signal -: the right side should be a signal or a number, got the event ended at 0.2 s: its time is a number: write .time"
    ),
    Row(
      "print(x * run.released)",
      "signal *: the other side should be a number, which a signal is multiplied by, got the event ended at 0.2 s: its time is a number: write .time"
    ),
    Row(
      "expect(x:settles{ at = 0, by = 1 })",
      "offset.x:settles: within is left out, or nil; it should be a finite number, at least 0"),
    Row(
      "expect(run.is_dragging:matches{ run.is_returning, within = 5 })",
      "is_dragging:matches: within should be below 1, since true and false are 1 apart, got 5"),
    Row(
      "expect(run.is_dragging:matches{ x, within = 126 })",
      "is_dragging:matches: is_dragging is true or false, and offset.x is a number: no distance lies between them"
    ),
    Row(
      "expect(x:matches{ run.is_dragging, within = 1 })",
      "offset.x:matches: is_dragging is true or false, and offset.x is a number: no distance lies between them"
    ),
    Row(define("ui:state('', 0)"), "ui:state: the name should be a name, got \"\""),
    Row(
      "interaction.define('', {}, print)",
      "interaction.define: the name should be a name, got \"\""),
  ]

  @Test(
    "are told of at their line, with where it belongs",
    arguments: functions + numbers + names + order + operations + times)
  func message(_ row: Row) throws {
    #expect(try row.bench.lines == ["errored tile > comes home | raised 6: \(row.message)"])
  }

  static let failures: [Row] = [
    Row(
      "assert(x:max() < 100, x:max() > 3)",
      "assertion failed: the value is false: assert takes one condition, and what stands behind it is its message"
    ),
    Row(
      "assert(not x:at_most(10))",
      "assertion failed: the value is false: a claim is turned round by negate(c), and expected by expect(…)"
    ),
    Row(
      "assert.same({ x = 0, y = 0 }, vector(0, 0))",
      "expected {x = 0, y = 0}, got (0, 0): a vector is compared with vector(0, 0), or by .x, .y or :length()"
    ),
    Row(
      "assert.equal('idle', tile.phase)",
      "expected \"idle\", got function: a function is called with parentheses, f(), and a method with a colon: x:max()"
    ),
    Row(
      "assert.is_true(expect(x:at_most(130)))",
      "expected true, got nothing: expect(…) answers nothing; a claim is asked by c:holds()"),
    Row(
      "expect(x:is_monotonic{ direction = 'rising', allowing = 0 }, 'rises all the way')",
      "rises all the way"),
    Row("expect(x, 'stays low'):at_most(12)", "stays low"),
  ]

  @Test("fail where nothing is wrong with the words", arguments: failures)
  func failure(_ row: Row) throws {
    let lines = try row.bench.lines
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("failed tile > comes home | 6: \(row.message)"))
  }

  @Test("are told of at the line of the word, wherever the subject is made")
  func place() throws {
    let bench = try SpecBench(
      """
      local card = interaction.define("card", {}, function(ui)
        ui:state("p", vector(0, 0))
        local view = ui:rectangle{}:offset{ x = "p" }
        return view:gesture(ui:drag{})
      end)
      it("a", function() interaction(card) end)
      """)
    #expect(
      bench.lines == [
        "errored a | raised 3: view:offset: x should be a finite number, and \"p\" is a vector: write function() return ui.p.x end"
      ])
  }
}
