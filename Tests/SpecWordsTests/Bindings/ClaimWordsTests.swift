import SpecResults
import Testing

@testable import SpecWords

@Suite("Claims in scripts")
struct ClaimWordsTests {
  static let rows = [
    WordRow("x:at_most(126):holds(), x:at_most(125):holds()", "true, false"),
    WordRow("always(x:at_most(120), { from = 0, to = run.released }):margin()", "5"),
    WordRow("always(x:below(120), after(run.released, 0)):holds()", "false"),
    WordRow("always(x:at_most(120), after(run.released, 0)):margin()", "0"),
    WordRow("always(x:at_most(120), after(run.released, 0)):holds()", "true"),
    WordRow(
      "eventually(x:above(1000)):first_violation(), x:at_most(126):first_violation()", "0, nil"),
    WordRow("always(run.is_returning:is_true(), after(run.released, 1)):margin()", "inf"),
    WordRow(
      "negate(x:at_least(200)):holds(), any_of(x:above(500), x:below(500)):holds()", "true, true"),
    WordRow("all_of{ x:at_most(126), x:at_least(-2) }:holds()", "true"),
    WordRow("holds_until(x:at_least(0), x:at_most(60), after(run.released)):holds()", "true"),
    WordRow(
      "always(eventually(x:near(0, 1), in_next(0.1)), after(run.released, 0.3)):holds()", "false"),
    WordRow(
      "always(eventually(x:near(0, 1), in_next(0.1)), after(run.released, 0.5)):holds()", "false"),
    WordRow(
      "x:peaks{ at = 125.5254, within = 1e-3 }:holds(), x:peaks{ above = 126 }:holds()",
      "true, false"),
    WordRow("x:overshoots{ past = 0, at_least = 1.9, at_most = 1.91 }:holds()", "true"),
    WordRow(
      "x:reverses{ times = 1, larger_than = 2 }:holds(), x:reverses{ at_least = 2, larger_than = 1 }:holds()",
      "true, true"),
    WordRow("x:is_continuous{ value = 0.01, velocity = 1 }:holds()", "true"),
    WordRow(
      "x:matches{ x + 1, within = 1 }:margin() < 1e-9, x:matches{ x, within = 0 }:holds()",
      "true, true"),
    WordRow(
      "run.offset:keeps_direction{ within = 1e-6, faster_than = 1, window = after(run.released, 0.01) }:holds()",
      "true"),
    WordRow("x:settles{ within = 0.5, by = after(run.released, 0.7) }:holds()", "true"),
    WordRow(
      "tostring(x:near(0, 0.5)), tostring(negate(x:above(3)))",
      "\"offset.x is 0 pt within 0.5\", \"not (offset.x is above 3 pt)\""),
    WordRow("x:at_most(3).holds == x:at_most(4).holds", "true"),
    WordRow("x:settles{ within = 0.5, by = { from = 0, to = 0.9 } }:holds()", "true"),
    // Of a subject that still moves, the present is known.
    WordRow(
      "(function() local now = interaction('spring-tile'):perform(drag.by(50, 0, { over = 0.1 }):release()) return always(now.offset.x:near(50, 0), after(now.released, 0)):holds(), now.offset.x:max(after(now.released, 0)) end)()",
      "true, 50"),
  ]

  static let refusals = [
    WordRow(
      "x:settles{ at = 0, within = 0.5 }",
      "offset.x:settles: by is left out, or nil; it should be a time in seconds or an event such as run.released (an event that did not happen is nil)"
    ),
    WordRow(
      "x:settles{ at = 0, within = -1, by = 1 }",
      "offset.x:settles: within should be a finite number, at least 0, got -1"),
    WordRow(
      "x:settles{ at = 0, within = 1, by = 700 }:holds()",
      "the claim looks at 700 s, long after anything moved (1.3666666666666667 s): times are in seconds; did you mean 0.7 s?"
    ),
    WordRow(
      "interaction('spring-tile'):perform(drag.by(50, 0, { over = 0.1 }):release()).offset.x:settles{ at = 170, within = 1, by = 99 }:holds()",
      "the claim looks at what comes after 99 s, and the subject, which still moves, has been played until 0.1 s only: play on, as by subject:settle(), before claiming it"
    ),
    WordRow(
      "interaction('spring-tile'):perform(drag.by(50, 0, { over = 0.1 }):release()).offset.x:settles{ within = 1, by = 0.1 }:holds()",
      "the subject still moves at 0.1 s, so its final value is not known yet: give the target, or play on, as by subject:settle()"
    ),
    WordRow(
      "interaction('spring-tile'):perform(drag.by(50, 0, { over = 0.1 }):release()).offset.x:max{ from = 99, to = 100 }",
      "offset.x:max: the window should be no later than now, 0.1 s, while the subject moves, got {from = 99, to = 100}"
    ),
    WordRow("x:peaks{}", "offset.x:peaks: at is left out, or nil; it should be a finite number"),
    WordRow(
      "x:is_monotonic{ direction = 'up', allowing = 0 }",
      "offset.x:is_monotonic: direction should be one of \"rising\", \"falling\", got \"up\""),
    WordRow(
      "x:is_continuous{}",
      "offset.x:is_continuous: give value or velocity, or both: the largest jump allowed"),
    WordRow(
      "x:matches{ within = 1 }",
      "offset.x:matches: the other signal should be a signal: write offset.x:matches{ other, within = … }, got nil"
    ),
    WordRow(
      "run.offset:settles{}",
      "a signal of vectors has no \"settles\": ask its .x, its .y or its :length(), as in x = run.offset.x; x:settles(…)"
    ),
    WordRow(
      "run.offset:keeps_direction{ within = 1, faster_than = 1 }",
      "offset:keeps_direction: window is left out, or nil; it should be given: a spring turns round, so say where to look"
    ),
    WordRow(
      "always(x:max())",
      "always: the claim should be a claim such as x:at_most(120), got 125.52544299105162"),
    WordRow(
      "run.is_returning:at_most(1):holds()",
      "is_returning is true or false: claim is_returning:is_true() or :is_false()"),
    WordRow(
      "x:is_true():holds()", "offset.x is a number: claim offset.x:at_most(…), :near(…) and so on"),
    WordRow(
      "x:between(2, 1)",
      "offset.x:between: the upper bound should be no less than the lower bound, 2, got 1"),
    WordRow(
      "all_of(always(x:near(0, 0)), always((x * 1 + spring{}:signal{}):below(1))):holds()",
      "the claims are in different units (plain numbers, pt), so margins are shares of the bounds: within = 0 has no share; give it a tolerance"
    ),
    WordRow(
      "(function() local c = x:above(1) for i = 1, 30 do c = all_of(c, c) end end)()",
      "a claim can be made of 500 claims at most"),
  ]

  @Test("answer with margins", arguments: rows)
  func answers(_ row: WordRow) throws {
    try row.expectAnswer(after: tile)
  }

  @Test("say what is wrong with them", arguments: refusals)
  func refuses(_ row: WordRow) throws {
    try row.expectRefusal(after: tile)
  }

  @Test("are recorded with what was seen, by how much, and what went on then")
  func failure() throws {
    let record = try #require(records("expect(x:peaks{ at = 125.4061, within = 0.01 })").first)
    #expect(!record.holds)
    #expect(record.claim == "offset.x peaks at 125.4061 pt within 0.01")
    #expect(record.observed == "furthest 125.525 pt 19.8 ms after release")
    #expect(record.expected == "125.4061 pt within 0.01")
    #expect(abs(try #require(record.margin) + 0.10934) < 1e-5 && record.unit == "pt")
    let detail = try #require(record.detail)
    #expect(detail.message.contains("0.109 pt beyond"))
    #expect(detail.context.contains("then the pointer was up and the phase idle"))
    #expect(detail.context.contains { $0.hasPrefix("nearest events: lifted at 0.2 s") })
    #expect(record.plot == nil)
  }

  @Test("print numbers that differ differently")
  func distinctNumbers() throws {
    let record = try #require(
      records("expect(x:peaks{ at = 125.525, within = 1e-6 })").first)
    #expect(record.observed.hasPrefix("furthest 125.52544"))
  }

  @Test("fail where nothing was checked, unless that is allowed")
  func vacuous() throws {
    let body = "expect(implies(x:above(500), x:rising()))"
    let record = try #require(records(body).first)
    #expect(!record.holds && record.observed == "nothing" && record.margin == nil)
    #expect(record.detail?.message.hasPrefix("nothing was checked") == true)
    let allowed = "expect(implies(x:above(500), x:rising(), { may_be_vacuous = true }))"
    #expect(try records(allowed).first?.holds == true)
    #expect(try records("expect(always(x:above(0), { from = 1, to = 1 }))").first?.holds == false)
  }

  @Test("say where a signal moves for longer than it is looked at")
  func cutShort() throws {
    let body = """
      local swing = spring{ bounce = 1 }:signal{ from = 100, to = 0 }
      expect(always(eventually(swing:at_most(0), in_next(0.3))))
      expect(always(eventually(swing:at_most(0), in_next(0.2)), { from = 0, to = 2 }))
      """
    let records = try records(body)
    #expect(records.map(\.holds) == [true, false])
    #expect(records.map { $0.notes.contains("looked at for 1000 s") } == [true, false])
    #expect(!records[0].observed.contains("the end"), "\(records[0].observed)")
  }

  /// The tile, played to 0.01 s after its release: it peaks at 0.2198 s.
  private static let unsettled = """
    local tile = interaction("spring-tile")
    local x = tile:perform(drag.by(120, 0, { over = 0.2 }):release()).offset.x
    tile:advance(0.01)

    """

  @Test("mark what looks beyond now, also through a window inside another")
  func beyondNow() throws {
    let body = """
      expect(always(always(x:at_most(125.3), in_next(0.2)), { from = 0, to = 0.15 }))
      expect(always(always(x:at_most(125.3), in_next(0.01)), { from = 0, to = 0.2 }))
      expect(always(eventually(x:at_least(5), in_next(0.02)), { from = 0, to = 0.2 }))
      """
    let marks = try records(Self.unsettled + body).map { $0.notes.contains("still moving") }
    #expect(marks == [true, false, true])
  }

  @Test("refuse what looks beyond now alone, also through a window inside another")
  func onlyBeyondNow() throws {
    let body = "return always(always(x:at_most(1), in_next(0.2, 0.3)), { from = 0.1 }):holds()"
    let found = try LuaBench().answer(Self.unsettled + body)
    #expect(found.contains("the claim looks at what comes after 0.3 s"), "\(found)")
  }

  @Test("mark what is enclosed, on the edge, and does not change")
  func notes() throws {
    let body = """
      expect(always((x - spring{}:signal{}):at_most(126)))
      expect(x:near(0, 0):holds() or run.offset.y:at_most(0))
      expect(always(x:as_drawn(60):at_least(x:as_drawn(60):min())))
      """
    let records = try records(body)
    #expect(
      records.map(\.notes) == [["enclosed"], ["does not change"], ["on the edge", "sampled"]])
  }

  @Test("measure shares of the bounds where units differ, and two rows where two were asked")
  func unitsAndRows() throws {
    let body = """
      expect(all_of(always(x:at_most(251.05088598210322)), always((x * 1 - spring{}:signal{}):below(1000))))
      expect(x:is_continuous{ value = 1, velocity = 1 })
      """
    let records = try records(body)
    #expect(records.map(\.unit) == ["%", "pt", "pt/s"])
    #expect(abs(try #require(records[0].margin) - 50) < 1e-6)
  }

  @Test("carry their signal where plots are wanted")
  func plots() throws {
    var settings = SpecSettings()
    settings.wantsPlots = true
    let record = try #require(records("expect(always(x:at_most(100)))", settings).first)
    let plot = try #require(record.plot)
    #expect(plot.title == "offset.x" && plot.bounds == [100])
    #expect(plot.times.count == plot.values.count && plot.values.contains { $0 > 120 })
  }

  private let tile = """
    local run = interaction('spring-tile'):play(drag.outward())
    local x = run.offset.x
    """

  private func records(
    _ body: String, _ settings: SpecSettings = SpecSettings()
  ) throws -> [ClaimRecord] {
    let bench = try LuaBench(settings: settings)
    bench.context.position = .running
    let answer = bench.answer("\(tile)\n\(body)")
    #expect(answer == "")
    return bench.context.recorder.finish(requiringAssertions: false).claims
  }
}
