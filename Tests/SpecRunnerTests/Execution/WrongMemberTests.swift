import Testing

@testable import SpecRunner
@testable import SpecWords

/// Members and forms of other tools, or of another value: each message says where it is, or what
/// takes its place.
@Suite("Wrong members")
struct WrongMemberTests {
  typealias Row = WrongSpecTests.Row

  private static let played =
    "(a gesture is played: subject:play(drag.by(120, 0, { over = 0.2 }):release()))"

  private static let unplayed =
    "(a gesture tells nothing before it is played: local run = subject:play(gesture))"

  static let members: [Row] = [
    Row("x:peak{ at = 125 }", "a signal has no \"peak\" (did you mean 'peaks'?)"),
    Row(
      "run:settles{ at = 0, within = 1, by = 2 }",
      "a run of spring-tile has no \"settles\" (a signal has it, as in run.offset.x:settles{ at = 0, within = 0.5, by = 2 })"
    ),
    Row(
      "tile:settles{ at = 0, within = 1, by = 2 }",
      "spring-tile has no \"settles\" (a signal has it, as in run.offset.x:settles{ at = 0, within = 0.5, by = 2 })"
    ),
    Row(
      "x:increases()",
      "a signal has no \"increases\" (write :is_monotonic{ direction = \"rising\", allowing = 0 })"),
    Row(
      "x:returns_to(0)",
      "a signal has no \"returns_to\" (write :settles{ at = 0, within = 0.5, by = after(run.released, 0.7) })"
    ),
    Row(
      "x:bounces(1)",
      "a signal has no \"bounces\" (write :reverses{ times = 1, larger_than = 0.5 }, or :overshoots{ at_most = 3 })"
    ),
    Row(
      WrongPlaceTests.act("ui:wait(0.3)"),
      "ui has no \"wait\" (what comes later is ui:after(0.3, function() … end))"),
    Row(
      WrongPlaceTests.define("ui:h_stack{}"),
      "ui has no \"h_stack\" (ui:z_stack{…} lays views upon each other, and :offset and :position place them)"
    ),
    Row(
      "expect(x):to_be_at_most(130)", "expect has no \"to_be_at_most\" (did you mean 'at_most'?)"),
    Row("assert.that(x:max())", "assert has no word \"that\" (write assert(value == 3))"),
    Row(
      "print(x:max() ~ 3)",
      "number has no integer representation (&, | and ~ are for whole numbers; not equal is written ~=)"
    ),
    Row(
      WrongPlaceTests.define("ui:edits({ 'y' }, ui:drag{}, 'block')"),
      "ui:edits: there is no state or channel \"y\" (known: n, p)"),
    Row("print(drag.by(9, 9):release().offset)", "a gesture has no \"offset\" \(unplayed)"),
    Row("print(drag.by(9, 9):release().events)", "a gesture has no \"events\" \(unplayed)"),
    Row(
      "print(run.released.position.x)",
      "an event has no \"position\" (write location, which is a vector: location.x)"),
    Row(
      "print(run.released.offset.x)",
      "an event has no \"offset\" (write translation, which is a vector: translation.x)"),
    Row(
      "print(run.events.first.name)",
      "a list of events has no \"first\" (the first is run.events[1], the last one run.events[#run.events])"
    ),
    Row(
      "print(x:length())",
      "a signal has no \"length\" (a signal of vectors has a length, as in run.offset:length())"),
    Row(
      "x:at_most(3):during(after(run.released))",
      "a claim has no \"during\" (write always(x:at_most(3), after(run.released)))"),
    Row(
      WrongPlaceTests.act("ui:set('n', 3)"),
      "ui has no \"set\" (a state is written by ui.name = value)"),
    Row("tile:press(1, 2)", "spring-tile has no \"press\" \(played)"),
    Row("tile:drag(1, 2)", "spring-tile has no \"drag\" \(played)"),
    Row(
      "tile:wait(1)",
      "spring-tile has no \"wait\" (time passes by :advance(0.5), or by :settle() until all rests)"),
    Row("drag.by(1, 2):wait(1)", "a gesture has no \"wait\" (time passes by :hold(0.5))"),
    Row(
      "drag.new{ dx = 1 }",
      "drag has no \"new\" (a drag is written drag.by(120, 0, { over = 0.2 }):release())"),
    Row(
      "drag(120, 0)",
      "attempt to call a drag value (global 'drag') (write drag.by(120, 0, { over = 0.2 }):release())"
    ),
    Row(
      "run.center.x:max()",
      "a run of spring-tile has no \"center\" (a subject has it, as in interaction(\"spring-tile\"):center(…))"
    ),
    Row(
      "assert(run.phase)",
      "a run of spring-tile has no \"phase\" (a subject has it, as in tile:phase())"),
    Row(
      "assert(run.events.released)",
      "a list of events has no \"released\" (a run has it, as in run.released)"),
    Row("print(run.released.speed)", "an event has no \"speed\" (write velocity:length())"),
    Row("print(run.released.at)", "an event has no \"at\" (write time)"),
    Row("x:less_than(3)", "a signal has no \"less_than\" (write :below(3), or :at_most(3))"),
    Row("x:equals(3)", "a signal has no \"equals\" (write :near(3, 0.5), within a distance)"),
    Row("x:value(2)", "a signal has no \"value\" (write :at(time), or :final())"),
    Row(
      "x:velocity(run.released)",
      "a signal has no \"velocity\" (a signal has :slope_at(time), and an event run.released.velocity)"
    ),
    Row(
      "x:is_decreasing()",
      "a signal has no \"is_decreasing\" (write :is_monotonic{ direction = \"falling\", allowing = 0 })"
    ),
    Row(
      "x:keeps_direction{ angle = 0 }",
      "a signal has no \"keeps_direction\" (a signal of vectors has it, as in run.offset:keeps_direction{…})"
    ),
    Row(
      "curve.linear{ duration = 1 }:value(0.2)", "an animation has no \"value\" (known: duration)"),
    Row("print(x[1])", "a signal is no list: ask x:at(time), or x:samples(60) for one"),
    Row(
      "interaction.define('card', {}, function(ui) return ui:rectangle{} end):play(drag.outward{})",
      "a definition has no \"play\" (a subject is made of it: interaction(card):play(…))"),
    Row(
      "curve('ease-in')",
      "attempt to call a curve value (global 'curve') (write curve.ease_in_out, or curve.bezier(0.4, 0, 0.2, 1))"
    ),
    Row(
      "print(run.cancelled.time)",
      "attempt to index a nil value (field 'cancelled') (it is nil where that did not happen)"),
    Row(
      "print(#run.released.velocity)",
      "attempt to get length of a vector value (field 'velocity') (its length is :length())"),
    Row(
      "run.fill:max()",
      "a run of spring-tile has no \"fill\" (known: began, cancelled, events, failed, frames, lifted, missed, pressed, released, settled, offset, is_dragging, is_returning, accepts_hits)"
    ),
    Row("assert.areEqual(3, 3)", "assert has no word \"areEqual\" (write assert.are_equal)"),
    Row(
      "assert.same(3)", "assert.same: needs 2 arguments, got 1: write assert.same(wanted, got)"),
    Row(
      "assert.matches('a')",
      "assert.matches: needs 2 arguments, got 1: write assert.matches(pattern, text)"),
    Row(
      "assert.error_matches(print)",
      "assert.error_matches: needs 2 arguments, got 1: write assert.error_matches(f, pattern)"),
    Row(
      "expect(x):always():at_most(3)",
      "expect has no \"always\": write expect(always(x:at_most(5)))"),
    Row("expect(x).not_:at_most(3)", "expect has no \"not_\": write expect(negate(x:at_most(5)))"),
    Row(
      "expect{ x:at_most(3), x:at_least(1) }",
      "expect got {claim, claim}, which is no claim: claims are joined by all_of(…), or expected one by one"
    ),
    Row(
      "expect(run.is_dragging)",
      "expect got signal is_dragging, which is no claim: write expect(always(s:is_true())), for instance"
    ),
    Row(
      "expect.always(x:at_most(3))",
      "attempt to index a function value (global 'expect') (expect is a function: write expect(…))"),
    Row(
      "holds_until(run.is_dragging, x:above(3))",
      "holds_until: what has to hold should be a claim such as is_dragging:is_true(), got signal is_dragging"
    ),
  ]

  static let values: [Row] = [
    Row(
      "assert(x == run.offset.y)",
      "signals are not equal as numbers are: claim x:matches{ other, within = 0 }, or ask x:at(time)"
    ),
    Row(
      "print(x * x)",
      "signal *: the other side should be a number, which a signal is multiplied by, got signal offset.x"
    ),
    Row(
      "print(x ^ 2)",
      "attempt to perform arithmetic on a signal value (local 'x') (signals know + - * / with numbers, :abs(), and :length() of a vector; one value is x:at(time))"
    ),
    Row(
      "print(x.max < 3)",
      "attempt to compare function with number (a function is called with parentheses, f(), and a method with a colon: x:max())"
    ),
    Row(
      "print(0 < x:max() < 130)",
      "attempt to compare boolean with number (a < b < c is written a < b and b < c)"),
    Row(
      "print(x:max() < '130')",
      "attempt to compare number with string (a text in quotes is no number: write 3, or tonumber(text))"
    ),
    Row(
      "for _ in ipairs(run.frames) do end",
      "attempt to index a function value (a method is called with parentheses, as in run:frames())"),
    Row(
      "assert.near(600, run.released.velocity, 1)",
      "assert.near: the value should be a number, got (599.9999999999986, 0): compare it with a vector, or ask its .x, .y or :length()"
    ),
    Row(
      "x:at_most(run.offset.y)",
      "offset.x:at_most: the bound should be a finite number, got signal offset.y (a signal is not one number; the difference of two is a signal, too)"
    ),
    Row(
      "x:at_most(run.released)",
      "offset.x:at_most: the bound should be a finite number, got the event ended at 0.2 s"
    ),
    Row(
      "print(x:at_most(3) + x:at_least(1))",
      "attempt to perform arithmetic on a claim value (claims are joined by all_of(…) and any_of(…), and turned round by negate(…))"
    ),
    Row(
      "print(run.pressed.velocity.x)",
      "attempt to index a nil value (field 'velocity') (not every event tells it: run.released has all of the gesture)"
    ),
    Row(
      "tile:play(drag.outward)",
      "subject:play: the gesture should be a gesture such as drag.by(120, 0):release(), got function (a function is called with parentheses: f())"
    ),
    Row(
      "for drag = 1, 3 do tile:play(drag.by(1, 0):release()) end",
      "attempt to index a number value (local 'drag') (a local variable of that name hides the word: call it otherwise)"
    ),
    Row(
      "print(math.pi())",
      "attempt to call a number value (field 'pi') (it is no function: write .pi, without parentheses)"
    ),
    Row(
      "print(('a').upper())",
      "bad argument #1 to 'upper' (string expected, got no value) (a method of a text is called with a colon: text:upper())"
    ),
    Row(
      "print(('a,b'):split(','))",
      "attempt to call a nil value (method 'split') (write for part in text:gmatch(\"[^,]+\") do)"),
    Row("after(0.7, run.released)", "after: the event comes first: after(run.released, 0.5)"),
    Row(
      "x:between{ -10, 130 }",
      "offset.x:between: the lower bound should be a finite number, got {-10, 130} (it is given without braces)"
    ),
    Row(
      "drag.from{ x = 1, y = 2, to = { 3, 4 } }",
      "drag.from: the vector should be a vector such as {120, 0}, got {to = {3, … 1 more}, x = 1, y = 2} (a vector has no more than x and y)"
    ),
    Row(
      "tile:play(drag.outward{}, drag.inward{})",
      "subject:play: takes one gesture: play the other after it"),
    Row(
      "interaction('spring-tile', { spring = 'bouncy' })",
      "interaction: spring: expected a spring, or a curve with a duration, got \"bouncy\": write spring{ … } or spring.bouncy"
    ),
    Row(
      "known_issue('slow', function() end)",
      "known_issue: takes no function: all that follows it in the spec is expected to fail"),
    Row("require 'helper.lua'", "require: write \"helper\", without .lua"),
  ]

  static let surplus: [Row] = [
    Row(
      "drag.by(1, 2, { over = 1 }, 3)", "drag.by: takes at most 3 arguments, got 4; the next is 3"),
    Row("drag.by(1, 2):hold(1, 2)", "gesture:hold: takes one argument, got 2; the next is 2"),
    Row(
      "drag.by(1, 2):release_at(1, 2, 3)",
      "gesture:release_at: takes at most 2 arguments, got 3; the next is 3"),
    Row("x:at(0, 1)", "offset.x:at: takes one argument, got 2; the next is 1"),
    Row("tile:value('offset', 'x')", "subject:value: takes one argument, got 2; the next is \"x\""),
    Row(
      "tile:edit('offset', { 1, 2 }, 3)",
      "subject:edit: takes at most 2 arguments, got 3; the next is 3"),
    Row(
      WrongOptionTests.build("ui:rectangle{}:offset('n', 0, 1)"),
      "view:offset: takes at most 2 arguments, got 3; the next is 1"),
    Row(
      WrongOptionTests.build("ui:rectangle{}:rotation_effect('n', 0)"),
      "view:rotation_effect: takes one argument, got 2; the next is 0"),
    Row(
      "tile:resize{ width = 3, height = 4 }",
      "subject:resize: the vector should be a vector such as {120, 0}, got {height = 4, width = 3}: write { width, height } without names"
    ),
  ]

  static let definitions: [Row] = [
    Row(
      "interaction(interaction.define('a', {}, function(ui) ui:state('n') return ui:rectangle{} end))",
      "ui:state: the initial value should be given, got nil: write ui:state(\"n\", 0)"),
    Row(
      WrongOptionTests.build("ui:rectangle{ width = 80 }"),
      "ui:rectangle: there is no option \"width\" (a view's size is :frame{ width = 80 })"),
    Row(
      "interaction(interaction.define('a', {}, function(ui) ui:gesture(ui:drag{}) return ui:rectangle{} end))",
      "ui has no \"gesture\" (a view has it, as in ui:rectangle{}:gesture(…))"),
    Row(
      "interaction(interaction.define('a', {}, function(ui) ui:channel('n', 3) return ui:rectangle{} end))",
      "ui:channel: what it shows should be a function, got 3"),
  ]

  @Test("are told of at their line", arguments: members + values + surplus + definitions)
  func message(_ row: Row) throws {
    #expect(try row.bench.lines == ["errored tile > comes home | raised 6: \(row.message)"])
  }

  static let files: [(text: String, line: String)] = [
    (
      "it('a', print, '#slow')",
      "file raised 1: it: nothing comes behind the function, got \"#slow\": tags stand in the name: \"a name #slow\""
    ),
    (
      "local function f() end\nit('a', function()\nlocal r = f()\nprint(r.x)\nend)",
      "errored a | raised 4: attempt to index a nil value (local 'r') (r is nil since line 3: a function answers only what it returns)"
    ),
    (
      "it('a', function()\nif false then run = 3 end\nprint(run.x)\nend)",
      "errored a | raised 3: attempt to index a nil value (global 'run') (run is set in line 2: what a spec sets ends with it, so set it in before_each)"
    ),
    (
      "it{ name = 'a' }",
      "file raised 1: it: the name should be a string, got {name = \"a\"}: write it(\"a name\", function() … end)"
    ),
    (
      "it('a', { tags = 'slow' }, print)",
      "file raised 1: it: the body should be a function, got {tags = \"slow\"}: write it(\"a name\", function() … end); tags stand in the name: \"a name #slow\""
    ),
    (
      "it('a', function(tile)\ntile:play(3)\nend)",
      "errored a | raised 2: attempt to index a nil value (local 'tile') (it calls its function with nothing: write local tile outside of it)"
    ),
    (
      "before_each(function(self)\nself.n = 3\nend)\nit('a', function() end)",
      "errored a | hook 2: before_each: attempt to index a nil value (local 'self') (before_each calls its function with nothing: write local self outside of it)"
    ),
    (
      "local run\nbefore_each(function()\nlocal run = 3\nend)\nit('a', function() print(run.x) end)",
      "errored a | raised 5: attempt to index a nil value (upvalue 'run') (local run in line 3 is another variable: write run = … there)"
    ),
    (
      "it('a', function()\nui.n = 3\nend)\nlocal function f(ui) end",
      "errored a | raised 2: attempt to index a nil value (global 'ui') (it comes first among a definition's parameters: function(ui) … end)"
    ),
    // Another function's variable of the name says nothing of this one.
    (
      "local function f() end\nit('a', function()\nlocal r\nlocal function g()\nlocal r = f()\nend\nprint(r.x)\nend)",
      "errored a | raised 7: attempt to index a nil value (local 'r')"
    ),
    (
      "it('a', function()\nhelper()\nend)\nlocal function helper() end",
      "errored a | raised 2: attempt to call a nil value (global 'helper') (helper is declared in line 4, below: write that above this line)"
    ),
  ]

  @Test("are told of by what the file declares", arguments: files)
  func file(text: String, line: String) throws {
    #expect(try SpecBench(text).lines == [line])
  }
}
