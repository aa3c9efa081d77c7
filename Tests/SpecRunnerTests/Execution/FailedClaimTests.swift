import SpecResults
import Testing

@testable import SpecWords

/// What a failed claim says of the motion: in words, with the instant, and as a drawing.
@Suite("Failed claims")
struct FailedClaimTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let claim: String
    let message: String
    var testDescription: String { claim }

    init(_ claim: String, _ message: String) {
      self.claim = claim
      self.message = message
    }
  }

  /// The results of a spec that claims so of an outward release of 120 pt at 600 pt/s.
  private static func results(
    of claim: String, settings: SpecSettings = SpecSettings()
  ) throws -> [ClaimRecord] {
    let bench = try SpecBench(
      """
      it("a", function()
        local tile = interaction("spring-tile")
        local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())
        local diagonal = interaction("spring-tile"):play(drag.diagonal{})
        local x = run.offset.x
        expect(\(claim))
      end)
      """, settings: settings)
    try #require(bench.results.count == 1 && bench.results[0].errors.isEmpty, "\(bench.lines)")
    return bench.results[0].claims
  }

  static let rows: [Row] = [
    Row(
      "x:settles{ at = 3, within = 0.5, by = 0.4 }",
      "expected: offset.x settles at 3 pt within 0.5 from 0.4 s on\n  got: never settles, rests at 0 pt, 19.8 pt beyond"
    ),
    Row(
      "x:overshoots{ past = 0, at_most = 1 }",
      "expected: offset.x overshoots 0 pt by at most 1 pt\n  got: overshoot 1.90355 pt 395 ms after release, 1.58629% of the way, 0.904 pt beyond"
    ),
    Row(
      "x:reverses{ times = 1, larger_than = 0.5 }",
      "expected: offset.x reverses once by more than 0.5 pt\n  got: turns 2, a turn of 1.93241 pt, 1.43 pt beyond"
    ),
    Row(
      "x:matches{ diagonal.offset.x, within = 1 }",
      "expected: offset.x matches the other offset.x within 1 pt\n  got: furthest apart 36.7656 pt 19.8 ms after release, 35.8 pt beyond"
    ),
    Row(
      "always(x:rising(), { from = 0.05, to = 0.3 })",
      "expected: offset.x is rising, always from 0.05 s to 0.3 s\n  got: offset.x 85.1582 pt, moving at -743.145 pt/s 96.6 ms after release, 743 pt/s beyond"
    ),
    Row(
      "holds_until(x:above(100), x:below(0), after(run.released))",
      "expected: (offset.x is above 100 pt) until (offset.x is below 0 pt) from 0.2 s on\n  got: offset.x 50 pt 147 ms after release, 50 pt beyond"
    ),
    Row(
      "always(x:at_most(125), in_next(0.1))",
      "expected: offset.x is at most 125 pt, always in the next 0.1 s\n  got: offset.x 125.525 pt 19.8 ms after release, 0.525 pt beyond"
    ),
    Row(
      "x:settles{ at = 0, within = 0.5, by = after(run.released, 0.55289) }",
      "expected: offset.x settles at 0 pt within 0.5 from 0.75289 s on\n  got: settles 552.9 ms after release, 7.5 us too late, 5.51e-5 pt beyond"
    ),
    Row(
      "always(x:falling(), after(run.released, 0.1))",
      "expected: offset.x is falling, always from 0.2 s to 0.3 s\n  got: offset.x 120 pt, jumping at 0.2 s"
    ),
    Row(
      "x:at_most(125.5254429)",
      "expected: offset.x is at most 125.5254429 pt\n  got: offset.x 125.52544299105162 pt 19.8 ms after release, 9.11e-8 pt beyond"
    ),
    Row(
      "always(x:below(10), { from = -3, to = -1 })",
      "nothing was checked: offset.x is below 10 pt, always from -3 s to -1 s\n  the window is empty; the signal begins at 0 s"
    ),
    Row(
      "always(implies(x:above(500), x:below(0)))",
      "nothing was checked: where offset.x is above 500 pt: offset.x is below 0 pt, always\n  its condition never came true"
    ),
    Row(
      "run.offset:keeps_direction{ angle = 0, within = 1, faster_than = 1e5, window = after(run.released) }",
      "nothing was checked: offset keeps to 0 deg within 1, while faster than 100000 pt/s from 0.2 s on\n  it is never faster than that"
    ),
    Row(
      "run.offset:keeps_direction{ within = 1, faster_than = 1, window = after(run.pressed) }",
      "nothing was checked: offset keeps to the direction at the start within 1, while faster than 1 pt/s from 0 s on\n  nothing moves at the start of the window, so there is no direction to keep to\n  while dragged, a signal moves in steps: it stands still between them; the way of a drag is run.released.translation:angle()"
    ),
    Row(
      "x:clamp(-1, 3):peaks{ above = 100 }",
      "expected: offset.x:clamp(-1, 3) peaks above 100 pt\n  got: furthest 3 pt at 0.2 s, 97 pt beyond"
    ),
    Row(
      "run.offset:length():settles{ at = 9, within = 1, by = 1, window = after(run.released) }",
      "expected: offset:length() settles at 9 pt within 1 from 1 s on\n  got: never settles, rests at 0 pt, 8 pt beyond"
    ),
    Row(
      "always(run.is_dragging:is_false(), { from = 0.1, to = 0.3 })",
      "expected: is_dragging is false, always from 0.1 s to 0.3 s\n  got: is_dragging true at 0.1 s"
    ),
  ]

  private static let inNext =
    "in_next counts from every instant of the run: a stretch of it is after(run.pressed, 0.1)"

  static let notes: [Row] = [
    // The last of the 24 samples of the drag is at its release: 115 pt, then 120 pt.
    Row(
      "always(x:falling(), after(run.released, 0.1))",
      "offset.x jumps there, from 115 pt to 120 pt, and a jump has no finite slope: a window from 0.201 s on looks at what follows"
    ),
    // The return has taken 140 frames, of which 120 are a second.
    Row(
      "(function() tile:play(drag.by(150, 0):release()) return x:at_most(126) end)()",
      "a later play pressed at 1.36667 s, and a run's signals go on with its subject: end the window before, as by from_to(run.pressed, run.settled)"
    ),
    Row(
      "tile:play(drag.by(50, 0):release()).offset.x:settles{ at = 0, within = 0.5, by = after(run.released, 0.7) }",
      "this run began at 1.36667 s of its subject's clock, and the event ended at 0.2 s is of an earlier run: name this run's own"
    ),
    Row("always(x:at_most(100), in_next(0.1))", inNext),
    Row(
      "eventually(always(x:near(0, 0.5)), after(run.released))",
      "a claim inside another that has no window looks at all of the run, and before the instant asked, too: what comes after that is eventually(c, in_next(0.5))"
    ),
    Row("eventually(x:at_least(100), in_next(0.1))", inNext),
    Row(
      "eventually(x:at_least(500), in_next(0.1, 0.2))",
      "in_next counts from every instant of the run: a stretch of it is { from = 0.1, to = 0.2 }"),
    Row(
      "x:matches{ (function() local b = interaction('spring-tile') b:advance(1) return b:play(drag.by(9, 9):release()).offset.x end)(), within = 1 }",
      "the runs go by two clocks, and one began at 0 s, the other at 1 s: one time is not the same part of both; play each as the first of its subject, or both on one stage{…}"
    ),
    Row(
      "x:overshoots{ past = 120, at_most = 1 }",
      "it begins at its target, so any way from there counts: a swing outwards is what :peaks{ above = … } tells of"
    ),
    Row(
      "x:is_continuous{ value = 0 }",
      "an animation ends then: what is still missing is shown at once, so allow a little"),
  ]

  @Test("say what a reader may not know of the instant", arguments: notes)
  func note(_ row: Row) throws {
    let claim = try #require(try Self.results(of: row.claim).first)
    #expect(!claim.holds)
    #expect(claim.detail?.context.contains(row.message) == true)
  }

  @Test(
    "say so of no other instant",
    arguments: [
      "x:overshoots{ past = 0, at_most = 1 }",
      "x:is_continuous{ value = 0.1, window = from_to(run.began, run.released) }",
      "always(x:falling(), { from = 0.21, to = 0.9 })",
      "(function() tile:play(drag.by(150, 0):release()) return x:at_most(100) end)()",
      "always(eventually(x:at_least(100), in_next(0.1)), after(run.released))",
      "x:matches{ diagonal.offset.x, within = 1 }",
    ])
  func noNote(_ claim: String) throws {
    let claim = try #require(try Self.results(of: claim).first)
    #expect(!claim.holds)
    #expect(
      claim.detail?.context.contains { row in Self.notes.contains { $0.message == row } } == false)
  }

  /// 150 pt in one step are the highest of all; the first play has its highest by itself.
  @Test("are not the only ones told of: what holds by a later play says so")
  func later() throws {
    var settings = SpecSettings()
    settings.tellsWhatHeld = true
    let rows = [
      ("x:peaks{ above = 140 }", true), ("eventually(x:at_least(140))", true),
      ("always(x:at_most(151))", true), ("eventually(x:at_least(125), { to = 0.3 })", false),
      ("x:peaks{ above = 125, window = { from = 0.2, to = 1 } }", false),
    ]
    for (claim, isLater) in rows {
      let text = "(function() tile:play(drag.by(150, 0):release()) return \(claim) end)()"
      let record = try #require(try Self.results(of: text, settings: settings).first)
      #expect(record.holds && record.notes.contains("during a later play") == isLater, "\(claim)")
    }
  }

  @Test("say what was expected, what was seen and when, and by how much it failed", arguments: rows)
  func message(_ row: Row) throws {
    let claim = try #require(try Self.results(of: row.claim).first)
    #expect(!claim.holds)
    #expect(claim.detail?.message == row.message)
    #expect(claim.detail?.source == "expect(\(row.claim))")
  }

  @Test("tell of the pointer, the phase and the nearest events at the first violation")
  func surroundings() throws {
    let claim = try #require(try Self.results(of: "x:at_most(100)").first)
    #expect(
      claim.detail?.context == [
        "first violated at 0.175 s",
        "then the pointer was down at (401, 196) and the phase changed",
        "nearest events: lifted at 0.2 s, ended at 0.2 s, animation_started at 0.2 s",
      ])
  }

  @Test(
    "are drawn by the part that failed, with its own bounds",
    arguments: [
      ("all_of(x:at_most(130), diagonal.offset.y:at_most(80))", "offset.y", [80.0]),
      ("all_of(diagonal.offset.y:at_most(80), x:at_most(130))", "offset.y", [80]),
      ("always(implies(x:above(100), x:below(110)))", "offset.x", [110]),
      ("negate(x:between(-10, 200))", "offset.x", [-10, 200]),
    ])
  func plot(claim: String, title: String, bounds: [Double]) throws {
    var settings = SpecSettings()
    settings.wantsPlots = true
    let claim = try #require(try Self.results(of: claim, settings: settings).first)
    let plot = try #require(claim.plot)
    #expect(plot.title == title && plot.bounds == bounds)
  }

  @Test("are drawn with the very peak, which lies between two samples")
  func peak() throws {
    var settings = SpecSettings()
    settings.wantsPlots = true
    let claim = try #require(try Self.results(of: "x:at_most(125)", settings: settings).first)
    let highest = try #require(claim.plot?.values.max())
    #expect(abs(highest - 125.525443) < 1e-6)
  }

  @Test("are not the only ones told of: of a claim that nobody expected, a warning says so")
  func unused() throws {
    let bench = try SpecBench(
      """
      local function run() return interaction("spring-tile"):play(drag.outward{}) end
      it("a", function() run().offset.x:at_most(5) end)
      it("b", function() local x = run().offset.x expect(x:at_most(300) and x:at_least(-9)) end)
      it("c", function() local x = run().offset.x local c = negate(x:at_most(5)) assert(c:holds()) end)
      it("d", function() local x = run().offset.x local c = x:at_most(5) assert(false) end)
      """)
    let told =
      "this claim was never expected: write expect(…); claims are joined by all_of, not and"
    #expect(
      bench.results.map(\.warnings) == [
        [Warning(at: bench.line(2), "\(told) (offset.x is at most 5 pt)")],
        [Warning(at: bench.line(3), "\(told) (offset.x is at most 300 pt)")], [], [],
      ])
    #expect(bench.results.map(\.notes) == [["no assertion"], [], [], []])
  }

  @Test("come with warnings of angles and times that were hardly meant so, each once")
  func units() throws {
    let bench = try SpecBench(
      """
      it("a", function()
        drag.outward{ angle = math.pi / 2 }
        for _ = 1, 3 do drag.by(1, 0, { over = 200 }) end
        drag.outward{ angle = 3 }
      end)
      """)
    #expect(
      bench.results.first?.warnings == [
        Warning(
          at: bench.line(2),
          "drag.outward: angle is 1.5707963267948966; angles are in degrees: is 90 meant?"),
        Warning(
          at: bench.line(3), "drag.by: over is 200 s; times are in seconds: is 0.2 meant?"),
      ])
  }
}
