import Testing

/// Signals of the documents' tile, as scripts ask them.
@Suite("Signals in scripts")
struct SignalWordsTests {
  static let rows = [
    WordRow("x:at(run.released), x:before(run.released)", "120, 115"),
    WordRow("math.abs(x:slope_at(run.released) - 600) < 1e-9", "true"),
    WordRow("run.offset:at(run.released), run.offset:final()", "(120, 0), (0, 0)"),
    WordRow("run.is_returning:at(run.released), run.is_returning:final()", "true, false"),
    WordRow("math.abs(x:max(after(run.released)) - 125.52544) < 1e-5", "true"),
    WordRow("math.abs(x:time_of_max() - run.released.time - 0.01975) < 1e-5", "true"),
    WordRow("math.abs(x:as_drawn(120):max(after(run.released)) - 125.4061) < 1e-4", "true"),
    WordRow("x:clamp(0, 100):max(), x:abs():min(), (-x):min() < -125", "100, 0, true"),
    WordRow("(x - x):max(), (x + 1):at(0), (2 * x / 4):at(run.released)", "0, 1, 60"),
    WordRow("(1 - x):at(run.released), (x - 1):at(run.released)", "-119, 119"),
    WordRow("run.offset:length():max({ from = 0, to = run.released })", "115"),
    WordRow("x:max({ from = 0, to = 0 })", "nil"),
    WordRow("#x:samples(10), x:samples(10)[3][1], x:samples(10)[3][2]", "15, 0.2, 120"),
    WordRow(
      "tostring(x), tostring(after(run.released, 0.5))",
      "\"signal offset.x\", \"window from 0.2 s to 0.7 s\""),
    WordRow("spring{}:signal{ from = 1, to = 0 }:at(0)", "1"),
    // (1 + ωt) e^(−ωt) with ω = 2π / 80: 0.242 at 105 s.
    WordRow(
      "always(spring{ duration = 80 }:signal{ from = 100, to = 0 }:at_most(0.25), after(105)):holds()",
      "true"),
    WordRow(
      "always(spring{ duration = 80 }:signal{ from = 100, to = 0 }:at_most(0.24), after(105)):holds()",
      "false"),
    // A zero has no sign: neither that of a frame's number nor that of a speed.
    WordRow("1 / x:as_drawn(60):above(5):first_violation()", "inf"),
    WordRow("1 / x:as_drawn(60):at_most(-1):witness() > 0", "true"),
    WordRow("1 / (x * -1):slope_at(0), 1 / (x * -1):at(0)", "inf, inf"),
  ]

  static let refusals = [
    WordRow(
      "x:at(-1)",
      "offset.x:at: the time should be no earlier than the start of the run, 0 s, got -1"),
    WordRow(
      "x:maximum()", "a signal has no \"maximum\" (the largest value is :max(), the least :min())"),
    WordRow(
      "interaction('spring-tile'):perform(drag.by(50, 0, { over = 0.1 }):release()).offset.x:final()",
      "offset.x:final: the subject still moves at 0.1 s, so its final value is not known yet: "
        + "play on, as by subject:settle()"),
    WordRow(
      "interaction('spring-tile'):perform(drag.by(50, 0, { over = 0.1 }):release()).offset:final()",
      "offset:final: the subject still moves at 0.1 s, so its final value is not known yet: "
        + "play on, as by subject:settle()"),
    WordRow(
      "spring{ bounce = 1 }:signal{}:final()",
      "spring:final: the signal swings for ever, and has no final value"),
    WordRow(
      "spring{ bounce = 1 }:signal{}:settles{ within = 1, by = 1 }:holds()",
      "the signal swings for ever, and has no final value: give the target"),
    WordRow(
      "always(spring{}:signal{}:at_most(2), after(700)):holds()",
      "the claim looks at 700 s, long after anything moved (1.9050630130404436 s): times are in seconds; did you mean 0.7 s?"
    ),
    WordRow("x:setles{}", "a signal has no \"setles\" (did you mean 'settles'?)"),
    WordRow(
      "(run.is_returning + 1):max()", "is_returning is true or false: it cannot be calculated with"),
    WordRow(
      "x:max(0.5)",
      "offset.x:max: the window should be a window such as after(run.released, 0.5) or { from = 0, to = 1 }, got 0.5"
    ),
    WordRow(
      "x:max{ form = 0 }", "offset.x:max: there is no option \"form\" (did you mean 'from'?)"),
    WordRow(
      "x:max(in_next(1))",
      "offset.x:max: the window should be a window on the subject's clock; in_next(…) is for claims inside claims, got window in the next 1 s"
    ),
    WordRow(
      "after(run.cancelled, 1)",
      "after: the time should be a time in seconds or an event such as run.released, got nil (it was left out, or the event did not happen)"
    ),
    WordRow(
      "from_to(1, 0)",
      "from_to: the end should be no earlier than the start, 1 s, got 0: are they exchanged?"),
    WordRow(
      "x:samples(0)",
      "offset.x:samples: the rate should be a finite number, from 1 to 100000 (in hertz), got 0"),
    WordRow(
      "spring{bounce = 1}:signal{}:samples(100000)",
      "that is more than a million instants: ask for a lower rate"),
    WordRow(
      "(function() local s = x for i = 1, 30 do s = s + s end return s end)()",
      "a signal can be made of 1000 signals at most"),
  ]

  @Test("answer in numbers", arguments: rows)
  func answers(_ row: WordRow) throws {
    try row.expectAnswer(after: tile)
  }

  @Test("say what is wrong with a question", arguments: refusals)
  func refuses(_ row: WordRow) throws {
    try row.expectRefusal(after: tile)
  }

  @Test("of a subject that moves are known until now, and go on with it")
  func moving() throws {
    let answer = try LuaBench().answer(
      """
      local tile = interaction('spring-tile')
      local run = tile:perform(drag.outward())
      local x = run.offset.x
      local early = x:max()
      local ok, message = pcall(x.at, x, 5)
      tile:settle()
      return early, x:max() > 125, ok, message:match('no later than now, [%d.]+ s')
      """)
    #expect(answer == "120, true, false, \"no later than now, 0.2 s\"")
  }

  private let tile = """
    local run = interaction('spring-tile'):play(drag.outward())
    local x = run.offset.x
    """
}
