import SpecResults
import Testing

@testable import SpecRunner
@testable import SpecWords

/// Assertions that can only pass, whatever the motion does: they are refused, or warned of where
/// they may be meant.
@Suite("False passes")
struct FalsePassTests {
  typealias Row = WrongSpecTests.Row

  private static func always(_ value: String, _ kind: String, _ example: String) -> String {
    "assert got \(value), and any \(kind) is true to Lua: compare it, as in assert(\(example))"
  }

  static let refused: [Row] = [
    Row(
      "assert(run.events:where{ name = 'cancelled' })",
      "assert got a list of 0 events, and an empty list is true to Lua, too: count it, as in assert(#list > 0)"
    ),
    Row(
      "assert.truthy(run.offset)",
      "assert.truthy got signal offset, which is neither true nor false: ask its .x or .y"),
    Row(
      "assert.not_equal({ 0, 0 }, run.offset:final())",
      "assert.equal: (0, 0) always differs from {0, 0}: a vector is compared with vector(0, 0), or by .x, .y or :length()"
    ),
    Row(
      "assert.not_equal('0', x:final())",
      "assert.equal: \"0\" always differs from 0: a text in quotes is no number"),
  ]

  @Test("are refused at their line", arguments: refused)
  func message(_ row: Row) throws {
    #expect(try row.bench.lines == ["errored tile > comes home | raised 6: \(row.message)"])
  }

  private static let unplayed =
    "this gesture was never played: each word answers another gesture, to be played by subject:play(…)"

  private static func allows(_ tolerance: String) -> String {
    "offset.x moves by 127.429 pt in all, and the claim allows \(tolerance) pt, so it can only hold"
  }

  static let doubtful: [Row] = [
    Row(
      "assert(tile.phase)",
      "assert got a function, which is true to Lua: call it with parentheses, as in f()"),
    Row(
      "assert(x.max)",
      "assert got a function, which is true to Lua: call it with parentheses, as in f()"),
    Row(
      "assert('it is home', x:max() < 3)",
      "assert got a text first, which is true to Lua: the value comes first, as in assert(a == b, \"why\")"
    ),
    Row("assert(x:max())", always("125.52544299105162", "number", "x:max() < 3")),
    Row("assert(x:max(), 125.5)", always("125.52544299105162", "number", "x:max() < 3")),
    Row(
      "local furthest = x:max() assert(furthest)",
      always("125.52544299105162", "number", "x:max() < 3")),
    Row(
      "assert(x:at_most(10):margin())",
      always("-115.52544299105162", "number", "c:margin() > 0")),
    Row("assert(tile:phase())", always("\"idle\"", "text", "tile:phase() == \"idle\"")),
    Row(
      "assert.is_truthy(tile:phase())",
      "assert.truthy got \"idle\", and any text is true to Lua: compare it, as in assert(tile:phase() == \"idle\")"
    ),
    Row("local d = drag.by(9, 9) d:release() tile:perform(d)", unplayed),
    Row(
      "assert(#run.events:where{ name = 'cancelled' })",
      "assert got 0, which is true to Lua: compare it"),
    Row(
      "assert(run.offset.y:min() == 0) local _, n = ('abc'):gsub('z', '') assert(n)",
      "assert got 0, which is true to Lua: compare it"),
    Row(
      "assert.not_equal('iddle', tile:phase())",
      "assert.equal: \"iddle\" is none of idle, possible, began, changed, ended, cancelled, failed"),
    Row("drag.by(9, 9):call(function() assert(false) end)", unplayed),
    Row(
      "expect(x:peaks{ at = 0.01, within = 125.525 })",
      "is its tolerance swapped with its value? offset.x peaks at 125.525 pt within 0.01, too"),
    Row("expect(x:settles{ at = 0, within = 500, by = 0.01 })", allows("500")),
    Row("expect(x:is_monotonic{ direction = 'rising', allowing = 500 })", allows("500")),
    Row("expect(x:reverses{ times = 0, larger_than = 1000 })", allows("1000")),
    Row("expect(x:near(0.5, 200))", allows("200")),
    Row("expect(always(x:near(0.5, 200), after(run.released)))", allows("200")),
    Row("expect(x:overshoots{ at_most = 500 })", allows("500")),
    Row("expect(x:peaks{ at = 100, within = 150 })", allows("150")),
    Row("expect(x:is_continuous{ value = 300 })", allows("300")),
    Row(
      // y stays 0, so that both lie between the least and the greatest of x.
      "expect(x:matches{ run.offset.y, within = 130 })",
      "the signals are never further apart than 127.429 pt, and the claim allows 130 pt, so it can only hold"
    ),
    Row(
      "local b = interaction('gradient-progress') expect(b:trace().fraction:at_most(50))",
      "fraction is a share, 0.25 at most, and the claim allows 50: is 0.5 meant?"),
    Row(
      "local c = interaction('swipe-card') expect(always(c:trace().scale:between(0, 75)))",
      "scale is a share, 1 at most, and the claim allows 75: is 0.75 meant?"),
    Row(
      "assert.near(0.5, 120.2, 120)",
      "assert.near: 0.5 is wanted within 120: are they swapped? write assert.near(wanted, got, tolerance)"
    ),
    Row(
      "assert.near(125.5, 0.1, x:max())",
      "assert.near: 0.1 is got within 125.52544299105162: are they swapped? write assert.near(wanted, got, tolerance)"
    ),
    Row(
      WrongPlaceTests.define("ui:rectangle{}:rotation_effect(math.pi / 4)"),
      "view:rotation_effect: the angle is 0.7853981633974483; angles are in degrees: is 45 meant?"),
    Row(
      "assert.not_equal(600, run.released.velocity.x)",
      "assert.equal: 600 and 599.9999999999986 differ by rounding alone: write assert.not_near(599.9999999999986, got, tolerance)"
    ),
    Row(
      "assert.has_error(function() tile:pley() end)",
      "assert.error is met by a slip: spring-tile has no \"pley\" (did you mean 'play'?); write the message that is meant, or assert.error_matches(f, pattern)"
    ),
    Row(
      "assert.has_error(function() x:peaks{ abve = 3 } end)",
      "assert.error is met by a slip: offset.x:peaks: there is no option \"abve\" (did you mean 'above'?); write the message that is meant, or assert.error_matches(f, pattern)"
    ),
    Row(
      "assert.has_error(function() x.max() end)",
      "assert.error is met by a slip: write signal:max(), with a colon; write the message that is meant, or assert.error_matches(f, pattern)"
    ),
    Row(
      "assert.has_error(function() interaction('swipe-crad') end)",
      "assert.error is met by a slip: interaction: there is no \"swipe-crad\" (did you mean 'swipe-card'?); write the message that is meant, or assert.error_matches(f, pattern)"
    ),
    Row(
      "assert.has_error(function() tile:value('ofset') end)",
      "assert.error is met by a slip: subject:value: there is no state or channel \"ofset\" (did you mean 'offset'?); write the message that is meant, or assert.error_matches(f, pattern)"
    ),
    Row(
      "assert.has_error(function() os.time() end)",
      "assert.error is met by a slip: 'os.time' is absent: scripts get no clock, environment, files or processes; write the message that is meant, or assert.error_matches(f, pattern)"
    ),
    Row(
      "expect(x:matches{ x, within = 0.1 })",
      "offset.x:matches: a signal always matches itself: name another"),
    Row(
      "interaction(interaction.define('a', {}, function(ui) ui:state('n', 0) return ui:rectangle{}:offset{ x = ui.n } end))",
      "view:offset: ui.n is read once, while the interaction is built: write \"n\", or function() return ui.n end"
    ),
  ]

  /// A play of another tile, like that of the spec but for its end.
  private static let cancelled =
    "interaction('spring-tile'):play(drag.by(120, 0, { over = 0.2 }):cancel())"

  private static func jumps(_ places: String) -> String {
    "offset.x jumps \(places), and the start of the window, which is then, is left out of it: claim x:at(t) near to what was there before"
  }

  static let unseen: [Row] = [
    // The last move, in the same instant, is a step of the drag: the jump begins where that ends.
    Row(
      "expect(\(cancelled).offset.x:is_continuous{ value = 10 })",
      jumps("from 120 pt to 0 pt at 0.2 s")),
    Row(
      "local r = \(cancelled) expect(r.offset.x:is_continuous{ value = 10, window = after(r.cancelled) })",
      jumps("from 120 pt to 0 pt at 0.2 s")),
    Row(
      "expect(interaction('spring-tile'):play(drag.by(120, 0, { over = 0.2 }):hold(0.5):cancel()).offset.x:is_continuous{ value = 10 })",
      jumps("from 120 pt to 0 pt at 0.7 s")),
    Row(
      "local b = interaction('spring-tile') b:advance(1) expect((b:play(drag.by(9, 9):release()).offset.x + x):at_most(300))",
      "the runs go by two clocks, and one began at 1 s, the other at 0 s: one time is not the same part of both; play each as the first of its subject, or both on one stage{…}"
    ),
    Row(
      WrongPlaceTests.define("ui:action('value', print)"),
      "ui:action: every subject has a value of its own, which hides this one there: call it otherwise"
    ),
    Row(
      WrongPlaceTests.define("ui:rectangle{}:scale_effect(150)"),
      "view:scale_effect: the point is 150; it is a share, not in percent: is 1.5 meant?"),
    Row(
      "local s = interaction(interaction.define('a', {}, function(ui) return ui:rectangle{}:rotation_effect(function() return math.pi / 2 end):gesture(ui:drag{}) end)) s:frame() s:frame()",
      "view:rotation_effect: the angle is 1.5707963267948966; angles are in degrees: is 90 meant?"),
    Row(
      "interaction('gradient-progress'):set(80)",
      "subject:set: the value is 80; it is a share, not in percent: is 0.8 meant?"),
    Row(
      "interaction('gradient-progress', { value = 80 })",
      "interaction: value is 80; it is a share, not in percent: is 0.8 meant?"),
    Row(
      "local s = interaction(interaction.define('a', {}, function(ui) ui:state('n', 0) ui:channel('c', function() return ui.n < 20 and ui.n or 'far' end) return ui:rectangle{}:gesture(ui:drag{}:on_changed(function(v) ui.n = v.translation.x end)) end)) print(s:play(drag.by(25, 0):release()).c:max())",
      "c:max: the function of the channel c answers a text from 0.00833333 s on, which is passed over as no value"
    ),
  ]

  private static let early =
    "this holds at the start, before anything moves, so it can only hold: say from when on, as in eventually(c, after(run.released))"

  static let decided: [Row] = [
    Row("expect(eventually(x:at_most(0.5)))", early),
    Row("expect(eventually(all_of(x:at_most(0.5), run.offset.y:near(0, 1))))", early),
    Row(
      "expect(holds_until(x:at_most(-50), x:at_least(0), after(run.released)))",
      "what has to come holds at the start of the window, so nothing had to hold until then: is it swapped with what has to hold? write holds_until(what holds, what comes, window)"
    ),
    Row(
      "expect(eventually(x:near(0.01, 125.525)))",
      "is its tolerance swapped with its value? offset.x is 125.525 pt within 0.01, at some time, too"
    ),
    Row(
      "print(curve.ease_in:value(50))",
      "curve:value: the progress is 50; it is a share, not in percent: is 0.5 meant?"),
    Row(
      "curve.bezier(42, 0, 0.58, 1)",
      "curve.bezier: x1 is 42; it is a share, not in percent: is 0.42 meant?"),
    Row(
      "assert('x:max() < 100')",
      "assert got a text, which is true to Lua: a condition stands without quotation marks, as in assert(a == b)"
    ),
  ]

  @Test(
    "are warned of where the spec returns what nobody looks at",
    arguments: [("return x:max() < 100", "false"), ("if x then return x:max() > 100 end", "true")])
  func answer(line: String, answer: String) throws {
    let bench = try Row(line, "").bench
    let message = "the spec returns \(answer), which nobody looks at: write assert(…)"
    #expect(bench.results.map(\.warnings) == [[Warning(at: bench.line(6), message)]])
  }

  @Test("are warned of where they may be meant", arguments: doubtful + decided + unseen)
  func warning(_ row: Row) throws {
    let bench = try row.bench
    #expect(bench.results.map(\.warnings) == [[Warning(at: bench.line(6), row.message)]])
    #expect(bench.results.map(\.outcome) == [.passed])
  }

  @Test(
    "are not seen where an assertion says something",
    arguments: [
      "assert(('home'):find('me')) assert(('home'):gsub('m', 'n'))",
      "assert(print) assert(function() end) assert({}) assert(run.released) assert(1)",
      "assert(x:max() > 3) assert(x:at(0.1)) assert(tonumber('7'))",
      "assert(run.offset.y:at_most(1):margin() == 1) local _, n = ('abc'):gsub('b', '') assert(n)",
      "assert.not_equal(x:max(), x:min()) assert.is_not_equal(vector(0, 0), run.released.velocity)",
      "expect(x:settles{ at = 0, within = 60, by = 0.4 }) expect(run.offset.y:settles{ at = 0, within = 60, by = 0 })",
      "expect(x:settles{ at = 250, within = 251, by = 2 })",
      "assert.near(10, 0.3, 10) assert.near(600, 3, 700) assert.near(120, 119.5, 125)",
      "for w = 41, 200, 20 do expect(x:near(w, 260)) expect(x:near(0, w + 130)) end",
      "expect(x:between(-300, 300)) expect(always(run.offset.y:near(0, 20))) expect(x:at_most(500))",
      "expect(negate(x:near(300, 2))) expect(x:overshoots{ at_least = 0, at_most = 500 })",
      "expect(x:matches{ x + 300, within = 310 }) expect(x:is_continuous{ velocity = 1e6, value = 100 })",
      "local c = interaction('swipe-card'):play(drag.outward{}) expect(all_of(c.scale:at_most(1.2), c.offset.x:at_most(500)))",
      "expect((run.offset.y / 100):at_most(50))",
      "expect(x:at_most(126), 'stays on the canvas')",
      "local b = interaction('spring-tile') b:advance(1) local r = b:play(drag.by(9, 9):release()) expect(all_of(x:at_most(300), always(r.offset.x:at_most(10), after(r.released, 9)), any_of(x:at_most(1), x:at_most(200))))",
      "expect(interaction('follow-tile'):play(drag.outward{}).offset.x:is_continuous{ value = 0.01 })",
      "expect(interaction('follow-tile'):play(drag.by(50, 0):cancel()).offset.x:is_continuous{ value = 0.01 })",
      "interaction('gradient-progress'):set(math.huge)",
      "expect(x:is_continuous{ value = 0.01 }) expect(x:is_continuous{ value = 0.01, window = after(run.released) })",
      "expect(run.is_dragging:matches{ interaction('spring-tile'):play(drag.by(120, 0, { over = 0.2 }):release()).is_dragging, within = 0 })",
      "local b = interaction('gradient-progress', { value = 80, total = 100 }) b:set(50) b:set_total(nil)",
      "interaction(interaction.define('a', {}, function(ui) ui:action('go', print) return ui:rectangle{}:scale_effect(1.5):rotation_effect(function() return 3 end) end)):frame()",
      "assert.near(0.5, 0.7, 1) assert.near(0, 0.3, 0.5) assert.near(1e-12, 0, 1e-9)",
      "assert.has_error(function() error('no') end)", "return assert(x:max() > 100)",
      "assert.has_error(function() error('a card has no \"title\" (did you mean it?)') end)",
      "assert.has_error(function() tile:value('nowhere') end)",
      "expect(eventually(x:at_most(0.5), after(run.released))) expect(eventually(x:at_least(125)))",
      "expect(holds_until(x:at_least(0), x:at_most(60), after(run.released)))",
      "expect(eventually(run.offset.y:at_most(0.5))) expect(eventually(x:peaks{ at = 125.5, within = 1 }))",
      "local u = unpack or table.unpack assert(u) if jit then error('x') end assert.is_nil(unheard_of)",
      "count = (count or 0) + 1 assert.equal(1, count) print(type(unheard_of), unheard_of == nil)",
      "total = total print(_G.unheard_of) assert(not unheard_of)",
      "for _, text in ipairs{ 'a' } do assert(text) assert(tostring(3)) end",
      "tile:play(drag.outward{}) tile:play(drag.by(9, 9):call(print):release())",
      "interaction(interaction.define('a', {}, function(ui) ui:state('n', 0) ui:state('m', ui.n) return ui:rectangle{}:offset{ x = 'n' } end))",
    ])
  func rightly(_ line: String) throws {
    let bench = try Row(line, "").bench
    #expect(bench.lines == ["passed tile > comes home"])
    #expect(bench.results.map(\.warnings) == [[]])
  }

  @Test("of claims that nobody expects are told of beside those that fail")
  func beside() throws {
    let bench = try Row(
      "expect(x:at_most(3)) x:at_most(130) tile:play(drag.by(9, 9):cancel{ reason = system })", ""
    )
    .bench
    #expect(bench.results.map(\.outcome) == [.failed])
    #expect(
      bench.results.first?.warnings.map(\.message) == [
        MissingNameTests.missing("system"),
        "this claim was never expected: write expect(…); claims are joined by all_of, not and (offset.x is at most 130 pt)",
      ])
  }

  @Test("of claims that nobody expects are not told of where the spec ended before that")
  func cutShort() throws {
    let bench = try Row("local c = x:at_most(130) assert(false) expect(c)", "").bench
    #expect(bench.results.map(\.warnings) == [[]])
  }

  static let caughtFailure = [
    "pcall(function() assert.equal(1, 2) end)",
    "pcall(assert, false)",
    "xpcall(function() assert.is_true(false) end, print)",
    "coroutine.resume(coroutine.create(function() assert(false) end))",
    "pcall(table.sort, { 2, 1 }, function(a, b) assert(a == b) return a < b end)",
    "pcall(function() spy.new(function() assert(false) end)() end)",
    "pcall(function() tile:play(drag.by(9, 9):call(function() assert(false) end):release()) end)",
    "pcall(function() tile:play(drag.from(-50, -50):by(9, 9):release()) end)",
    "for _ = 1, 30 do pcall(assert.equal, 1, 2) end",
  ]

  @Test(
    "of an assertion that failed and was caught are told with its line", arguments: caughtFailure)
  func caught(_ line: String) throws {
    let bench = try Row(line, "").bench
    let message =
      "what failed here was caught, so that it does not count: assert.has_error(f) is for what is "
      + "meant to fail"
    #expect(bench.lines == ["passed tile > comes home"])
    #expect(bench.results.map(\.warnings) == [[Warning(at: bench.line(6), message)]])
    #expect(bench.results.map(\.notes) == [[]])
  }

  @Test(
    "of an assertion that failed are not told where it ended the spec, or was asked for",
    arguments: [
      ("assert.has_error(function() assert.equal(1, 2) end)", Outcome.passed),
      ("assert.error_matches(function() assert(false, 'why') end, 'why')", .passed),
      ("assert.is_false(match.is_string()(3))", .passed),
      ("local ok, failure = pcall(assert.equal, 1, 2) error(failure)", .failed),
      ("for n = 1, 2 do assert(n == 1) end", .failed),
      ("finally(function() assert(false) end)", .failed),
      (
        "assert:register('assertion', 'odd', function(_, n) return pcall(assert.equal, 1, n[1]) end) "
          + "assert.is_not_odd(2)", .passed
      ),
    ])
  func wanted(_ line: String, _ outcome: Outcome) throws {
    let bench = try Row(line, "").bench
    #expect(bench.results.map(\.outcome) == [outcome])
    #expect(bench.results.map(\.warnings) == [[]])
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

  @Test("of what stands outside of specs are told with the next of them")
  func outside() throws {
    let bench = try SpecBench(
      """
      local slow = spring{ duration = 450 }
      it("a", function() assert(true) end)
      it("b", function() assert(true) end)
      """)
    #expect(
      bench.results.map(\.warnings) == [
        [
          Warning(
            at: bench.line(1),
            "spring: duration is 450 s; times are in seconds: is 0.45 meant?")
        ], [],
      ])
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

  static let answers: [(asked: String, asserted: String)] = [
    ("assert(tile:phase() == 'idle')", "local s = 'idle' assert(s)"),
    ("assert(run.offset.y:min() == 0)", "local n = 0.0 assert(n)"),
  ]

  @Test("are not seen in what another spec or hook has asked", arguments: answers)
  func forgotten(asked: String, asserted: String) throws {
    let bench = try SpecBench(
      """
      local function ask()
        local tile = interaction("spring-tile")
        local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())
        \(asked)
      end
      before_each(ask)
      it("asks", ask)
      it("asserts", function() \(asserted) end)
      after_each(function() \(asserted) end)
      """)
    #expect(bench.lines == ["passed asks", "passed asserts"])
    #expect(bench.results.map(\.warnings) == [[], []])
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
    "are warned of where a callback writes a global for a state",
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
    "are not seen where another global, or a local, has the name of a state",
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
    "of a channel that never has a value say what its function answers",
    arguments: [
      ("return 'x'", "the function of the channel y answers a text then"),
      ("local n = 3", "the function of the channel y answers nothing then"),
      (
        "return { a = 3 }",
        "the function of the channel y answers what is no value of a signal then"
      ),
    ])
  func hole(body: String, reason: String) throws {
    let bench = try SpecBench(
      """
      it("a", function()
        local s = interaction(interaction.define("a", {}, function(ui)
          ui:channel("y", function() \(body) end)
          return ui:rectangle{}
        end))
        s:settle()
        expect(s:trace().y:at_most(3))
      end)
      """)
    #expect(bench.results.first?.claims.first?.detail?.context.contains(reason) == true)
  }

  @Test("of a channel that goes by a formula blame nothing that its function answers")
  func holeOfFormula() throws {
    let bench = try SpecBench(
      """
      it("a", function()
        local s = interaction(interaction.define("a", {}, function(ui)
          ui:state("n", 1)
          ui:channel("h", function() return ui.presented.n:abs() end)
          ui:after(0.2, function() ui.n = nil end)
          return ui:rectangle{}
        end))
        s:settle()
        expect(s:trace().h:at_most(3))
      end)
      """)
    let claim = try #require(bench.results.first?.claims.first)
    #expect(claim.observed == "h has no value at 0.2 s")
    #expect(claim.detail?.context.contains { $0.contains("the function of") } == false)
  }

  @Test("of a state that holds nil say so")
  func holeOfState() throws {
    let bench = try SpecBench(
      """
      it("a", function()
        local s = interaction(interaction.define("a", {}, function(ui)
          ui:state("n", 0)
          ui:action("go", function(n) ui.n = n end)
          return ui:rectangle{}
        end))
        s:settle() s:advance(0.1) s:go() s:settle()
        expect((s:trace().n * 2):at_most(3))
      end)
      """)
    let context = bench.results.first?.claims.first?.detail?.context
    #expect(context?.contains("the state n holds nil then") == true)
  }

  @Test("tell of a drag that was too short to begin")
  func short() throws {
    let bench = try Row(
      "local r = interaction('swipe-card'):play(drag.by(5, 0):release()) expect(always(r.offset.x:at_most(0)))",
      ""
    )
    .bench
    #expect(bench.results.map(\.notes) == [["the drag was too short to begin"]])
  }
}
