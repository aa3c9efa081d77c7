import Foundation
import Testing

@testable import Motion

/// Claims are judged by what decides them; here against the margin at every instant.
///
/// `SPRUNG_CLAIMS` sets how many random claims are tried a seed.
@Suite("The short way to a verdict")
struct ShortWayTests {
  static let count = ProcessInfo.processInfo.environment["SPRUNG_CLAIMS"].flatMap(Int.init) ?? 150

  @Test("leads where the margins of all instants do", arguments: 0..<8)
  func verdicts(seed: UInt64) throws {
    var random = RandomClaims(seed: 100 + seed)
    for round in 0..<Self.count {
      let part = try random.claimOnMotion()
      let isAlways = Bool.random(using: &random)
      let window = Window(
        from: Double.random(in: 0...1, using: &random),
        to: Double.random(in: 1...3, using: &random),
        includesEnd: Bool.random(using: &random))
      let claim: Claim =
        isAlways ? .always(part, .fixed(window)) : .eventually(part, .fixed(window))
      let verdict = claim.judged()
      let trace = part.traceByParts(
        Reading(), range: Interval(window.start, window.end), of: MarginForms())
      let deciding = try #require(
        isAlways ? trace.infimum(over: window) : trace.supremum(over: window))
      let place: Comment = "seed \(seed), round \(round): \(claim)"
      let (margin, expected) = (verdict.margin.value, deciding.margin.value)
      #expect(margin == expected || abs(margin - expected) <= 1e-7, place)
      #expect(verdict.holds == deciding.margin.holds || abs(expected) <= 1e-7, place)
      guard abs(expected) > 1e-7, !verdict.holds else { continue }
      let failure = try #require(verdict.firstViolation, place)
      #expect(abs(failure - (trace.firstFailure(in: window) ?? .infinity)) <= 1e-5, place)
    }
  }

  @Test("leads to the best instant for a goal, while another claim holds", arguments: 0..<8)
  func untils(seed: UInt64) throws {
    var random = RandomClaims(seed: 300 + seed)
    for round in 0..<Self.count {
      let signal = round % 4 == 0 ? random.steps(holes: false) : try random.composed()
      let hold = random.claimOnValues(of: signal, depth: 1)
      let goal = random.claimOnValues(of: signal, depth: 1)
      let end = [1.5, 3, .infinity][round % 3]
      let window = Window(
        from: Double.random(in: 0...1, using: &random), to: end,
        includesEnd: end < .infinity && Bool.random(using: &random))
      let verdict = Claim.holdsUntil(hold, goal, .fixed(window)).judged()
      let range = Interval(window.start, window.end)
      let forms = MarginForms()
      let held = hold.traceByParts(Reading(), range: range, of: forms)
      let come = MarginTrace.least(
        goal.traceByParts(Reading(), range: range, of: forms),
        held.earlierInfimum(from: window.start))
      let expected = try #require(come.supremum(over: window))
      let place: Comment = "seed \(seed), round \(round): \(verdict) for \(expected) in \(window)"
      let (margin, traced) = (verdict.margin.value, expected.margin.value)
      #expect(margin == traced || abs(margin - traced) <= 1e-7, place)
      #expect(verdict.holds == expected.margin.holds || abs(traced) <= 1e-7, place)
      // Of equal ones the trace may have lost an earlier one by rounding.
      let witness = try #require(verdict.witness, place)
      #expect(witness.time <= expected.moment.time + 1e-4, place)
      if witness.side == .at {
        #expect(abs(come.margin(at: witness.time).value - margin) <= 1e-6, place)
      }
      guard !verdict.holds, let failure = held.firstFailure(in: window) else { continue }
      let violation = try #require(verdict.firstViolation, place)
      #expect(violation <= failure + 1e-5, place)
      #expect(held.margin(at: violation).value <= 1e-6, place)
    }
  }

  @Test("finds the worst instant to look ahead from, at rest too", arguments: 0..<8)
  func outlooks(seed: UInt64) throws {
    var random = RandomClaims(seed: 700 + seed)
    for round in 0..<Self.count {
      let signal =
        try round % 5 == 0 ? random.motion() : random.motionToRest(composed: round % 3 == 0)
      let claim = random.claimAhead(of: signal)
      let isAlways = round % 4 > 0
      let window = Window(from: Double.random(in: 0...1.5, using: &random))
      let verdict =
        (isAlways ? Claim.always(claim, .fixed(window)) : .eventually(claim, .fixed(window)))
        .judged()
      let trace = claim.traceByParts(Reading(), range: Interval(window), of: MarginForms())
      let expected = try #require(
        isAlways ? trace.infimum(over: window) : trace.supremum(over: window))
      let place: Comment = "seed \(seed), round \(round): \(verdict) for \(expected) of \(claim)"
      try expect(verdict, expected, at: place, in: trace)
    }
  }

  /// Expects what decides in a trace of a verdict, and its margin at the witness, which is given back.
  @discardableResult
  private func expect(
    _ verdict: Verdict, _ deciding: Deciding, at place: Comment, in trace: MarginTrace
  ) throws -> Moment {
    let (margin, traced) = (verdict.margin.value, deciding.margin.value)
    #expect(abs(margin - traced) <= 1e-7, place)
    #expect(verdict.holds == deciding.margin.holds || abs(traced) <= 1e-7, place)
    let witness = try #require(verdict.witness, place)
    if witness.side == .at {
      #expect(abs(trace.margin(at: witness.time).value - margin) <= 1e-6, place)
    }
    return witness
  }

  @Test(
    "finds from when on a goal comes too late, or what holds until then breaks", arguments: 0..<8)
  func untilsAhead(seed: UInt64) throws {
    var random = RandomClaims(seed: 900 + seed)
    for round in 0..<Self.count {
      let signal =
        try round % 5 == 0 ? random.motion() : random.motionToRest(composed: round % 3 == 0)
      let depth = Int.random(in: 0...1, using: &random)
      let claim = Claim.holdsUntil(
        random.claimOnValues(of: signal, depth: depth), random.claimOnValues(of: signal, depth: 0),
        random.spanAhead())
      let window = Window(from: Double.random(in: 0...1.5, using: &random))
      let verdict = Claim.always(claim, .fixed(window)).judged()
      let trace = claim.traceByParts(Reading(), range: Interval(window), of: MarginForms())
      let expected = try #require(trace.infimum(over: window))
      let place: Comment = "seed \(seed), round \(round): \(verdict) for \(expected) of \(claim)"
      let witness = try expect(verdict, expected, at: place, in: trace)
      let (margin, traced) = (verdict.margin.value, expected.margin.value)
      // At rest margins are whole numbers: a trace takes what has faded into last digits for rest.
      if expected.moment.side == .at, margin == traced, abs(margin - margin.rounded()) > 1e-6 {
        #expect(witness.time <= expected.moment.time + 1e-4, place)
      }
      guard let failure = trace.firstFailure(in: window), abs(traced) > 1e-7 else { continue }
      let violation = try #require(verdict.firstViolation, place)
      let isTouched = abs(trace.margin(at: min(violation, failure)).value) <= 1e-7
      #expect(abs(violation - failure) <= 1e-5 || isTouched, place)
    }
  }

  @Test("knows an until that looks ahead by what is held where the goal is not there")
  func untilsAheadExamples() {
    let atoms = { (signal: Signal, comparison: Comparison) in Claim.atom(Atom(signal, comparison)) }
    let always = { (hold: Claim, goal: Claim, span: TimeSpan) in
      Claim.always(.holdsUntil(hold, goal, span), .all).judged()
    }
    // x = |t − 2| until 4 s, then 2: it is 0.25 below what is to hold at 2 s, and with 0.75 the goal
    // is as far away from 1.25 s on. Below 1 it is from 1 s to 3 s.
    let valley = Signal.line([(0, 2), (2, 0), (4, 2)])
    let (high, goal) = (atoms(valley, .atLeast(0.25)), atoms(valley, .atLeast(1)))
    // Within a second the goal comes too late by more: from 1.5 s to 2.5 s it is 0.5 away.
    let rows: [(TimeSpan, margin: Double, witness: Double, firstViolation: Double)] = [
      (.inNext(0, 2), -0.25, 1.25, 1), (.inNext(0.5, 2.5), -0.25, 0.75, 0.5),
      (.inNext(0, 1), -0.5, 1.5, 1),
    ]
    for (span, margin, witness, failure) in rows {
      let verdict = always(high, goal, span)
      #expect(abs(verdict.margin.value - margin) < 1e-12, "\(span)")
      #expect(abs((verdict.witness?.time ?? 9) - witness) < 1e-12, "\(span)")
      #expect(abs((verdict.firstViolation ?? 9) - failure) < 1e-12, "\(span)")
    }
    // x = 3 − 4t until 1 s: one of the two has to take the value at which the other breaks off.
    let slope = Signal.line([(0, 3), (1, -1)])
    for (hold, goal, holds) in [
      (Comparison.above(1), Comparison.atMost(1), true), (.atLeast(1), .atMost(1), true),
      (.atLeast(1), .below(1), false), (.above(1), .below(1), false),
    ] {
      let margin = always(atoms(slope, hold), atoms(slope, goal), .inNext(0, 1)).margin
      #expect(margin == Margin(0, holdsAtZero: holds), "\(hold) until \(goal)")
    }
  }

  @Test("finds where the window lies lowest, and the first that fails")
  func outlookExamples() throws {
    // x = |t − 2| until 4 s, then 2.
    let valley = Signal.line([(0, 2), (2, 0), (4, 2)])
    let atom = { (comparison: Comparison) in Claim.atom(Atom(valley, comparison)) }
    let soon = Claim.eventually(atom(.atLeast(1)), .inNext(0, 1))
    let later = Claim.eventually(atom(.atLeast(1)), .inNext(0.5, 1.5))
    let unless = Claim.implies(atom(.atMost(0.8)), soon)
    let rows: [(Claim, margin: Double, witness: Double, firstViolation: Double?)] = [
      // From 1.5 s to 2.5 s it is 0.5 at most, and from 1 s to 3 s below 1.
      (.always(soon, .all), -0.5, 1.5, 1),
      (.negate(.eventually(.negate(soon), .all)), -0.5, 1.5, 1),
      (.always(later, .all), -0.5, 1, 0.5),
      // 1.2 − t is t − 2 at 1.6 s.
      (.always(unless, .all), -0.4, 1.6, 1.2),
      // The window ends before it fits.
      (.always(soon, .fixed(Window(from: 0, to: 0.5, includesEnd: true))), 0.5, 0.5, nil),
      // At rest it is 2, and nowhere more for a second.
      (.eventually(.always(atom(.atLeast(1)), .inNext(0, 1)), .all), 1, 4, nil),
    ]
    for (claim, margin, time, failure) in rows {
      let verdict = claim.judged()
      #expect(abs(verdict.margin.value - margin) < 1e-12, "\(claim)")
      #expect(abs((verdict.witness?.time ?? .infinity) - time) < 1e-9, "\(claim)")
      let violation = verdict.firstViolation
      #expect(violation == failure || abs((violation ?? 9) - (failure ?? 8)) < 1e-9, "\(claim)")
    }
  }

  @Test("comes to the same as a window within a window", arguments: 0..<8)
  func windowsInWindows(seed: UInt64) throws {
    var random = RandomClaims(seed: 900 + seed)
    for round in 0..<Self.count {
      let (x, y) = try (random.motion(), random.motion())
      let signal = Signal.length(x, y) - (round % 2 == 0 ? y * 0.5 : x)
      let levels = (0..<3).map { _ in Double.random(in: 0...4, using: &random) }.sorted()
      let atom = { (comparison: Comparison) in Claim.atom(Atom(signal, comparison)) }
      let goal = Claim.anyOf([atom(.atMost(levels[0])), atom(.above(levels[2]))])
      let length = Double.random(in: 0.05...0.8, using: &random)
      let verdict = { (ahead: Claim) in
        Claim.always(
          .implies(atom(.below(levels[1])), ahead), .fixed(Window(from: 0, to: 3))
        ).judged()
      }
      let one = verdict(.eventually(goal, .inNext(0, length)))
      let two = verdict(
        .eventually(.eventually(goal, .inNext(0, length / 2)), .inNext(0, length / 2)))
      let place: Comment = "seed \(seed), round \(round), \(levels), \(length): \(one) for \(two)"
      #expect(abs(one.margin.value - two.margin.value) <= 1e-7, place)
      if let first = one.firstViolation, let second = two.firstViolation {
        #expect(abs(first - second) <= 1e-5, place)
      }
    }
  }

  /// How fast the swing of `swing()` fades, and turns: by radians a second.
  private static let (decay, pace) = (2.0, Double.pi / 0.4)

  /// x swings about 0 from 100 and turns every 0.4 s; at 2 s, on a turn below 0, it is taken home.
  private static func swing() throws -> (piece: SpringPiece, signal: Signal) {
    let spring = try Spring(stiffness: decay * decay + pace * pace, damping: 2 * decay)
    let piece = SpringPiece(spring: spring, start: 0, offset: 100, velocity: 0, target: 0)
    var trajectory = Trajectory()
    trajectory.append(.spring(piece), from: 0)
    trajectory.append(value: 0, from: 2)
    return (piece, Signal(trajectory))
  }

  @Test("knows without a search that a swing is over before a window is")
  func swingsShorterThanTheWindow() throws {
    let (piece, signal) = try Self.swing()
    let judged = { (length: Double) -> Verdict in
      let low = Claim.atom(Atom(signal, .atMost(0)))
      return Claim.always(.eventually(low, .inNext(0, length)), .all).judged()
    }
    // Half a second never fits in where x is above 0: it comes to 0 at rest, and before to less.
    #expect(judged(0.5).margin == Margin(0, holdsAtZero: true))
    #expect(judged(0.5).witness == Moment(time: 2))
    // 0.3 s do: of all windows the one about the turn at 0.8 s is worst.
    let worst = (0..<4000).map { index -> Double in
      let start = 0.5 + Double(index) / 10_000
      return max(-piece.value(at: start), -piece.value(at: start + 0.3))
    }.min()
    #expect(abs(judged(0.3).margin.value - (worst ?? 0)) < 0.1)
    #expect(judged(0.3).margin.value < -5)
  }

  @Test("knows from when on the last half of a swing and rest come to the same")
  func swingsThatEndLow() throws {
    let (_, signal) = try Self.swing()
    let atom = { (comparison: Comparison) in Claim.atom(Atom(signal, comparison)) }
    // From rest, tan(pace · t) is −pace / decay whenever x passes 0.
    let last = (.pi - atan(Self.pace / Self.decay)) / Self.pace + 4 * 0.4
    let soon = { (near: Double) in
      Claim.eventually(atom(.atLeast(3)), .inNext(near, near + 0.5))
    }
    let rows: [(Claim, Double, Double)] = [
      (soon(0), 0, last), (soon(0.1), 0, last - 0.1),
      // A condition that is met all along.
      (.implies(atom(.above(-50)), soon(0)), 0, last),
      // What begins in the last half comes to the same from the start.
      (soon(0), 1.9, 1.9),
    ]
    for (claim, start, time) in rows {
      let found = try #require(
        Outlook(claim, Reading())?.infimum(over: Window(from: start)), "\(claim) from \(start)")
      #expect(found.margin == Margin(-3, holdsAtZero: true), "\(claim) from \(start)")
      #expect(abs(found.moment.time - time) < 1e-12, "\(claim) from \(start)")
    }
    // Asked only where x is at most −0.5, it fails by most at the turn at which x is taken home.
    let low = Claim.implies(atom(.atMost(-0.5)), soon(0))
    let verdict = Claim.always(low, .fixed(Window(from: 1.8))).judged()
    #expect(abs(verdict.margin.value - (0.5 - 100 * Foundation.exp(-4))) < 1e-9)
  }

  @Test("looks on where a window ends on a turning point but for rounding")
  func outlooksToTurns() throws {
    // From rest at 100 it turns at 0.625 s, for the first time. After 0.375 s the window of the same
    // length ends on the way to the next turn: there it is best, at 1 s.
    let spring = try Spring(duration: 0.75, bounce: 0.2)
    var trajectory = Trajectory()
    let piece = SpringPiece(spring: spring, start: 0, offset: 100, velocity: 0, target: 0)
    trajectory.append(.spring(piece), from: 0)
    let below = Claim.atom(Atom(Signal(trajectory), .atMost(-1)))
    for rounding in [0, 1e-16, 1e-12, 1e-9] {
      for length in [0.625 - rounding, 0.625 + rounding] {
        let soon = Claim.eventually(below, .inNext(0, length))
        let verdict = Claim.always(soon, .fixed(Window(from: 0, to: 1))).judged()
        #expect(abs(verdict.margin.value - (-1 - piece.value(at: 1))) < 1e-8, "\(length)")
      }
    }
  }

  @Test("finds where the window lies lowest before a jump")
  func outlooksBeforeJumps() throws {
    // x = 2 − 4t until 0.5 s, then 4t − 2 until 1 s, where it jumps down to −1, and soon up to 1.5.
    var trajectory = Trajectory()
    for (start, from, to) in [(0.0, 2.0, 0.0), (0.5, 0, 2)] {
      trajectory.append(
        .eased(EasedPiece(curve: .linear, start: start, duration: 0.5, from: from, to: to)),
        from: start)
    }
    trajectory.append(value: -1, from: 1)
    trajectory.append(value: 1.5, from: 1.1)
    // A window of half a second is lowest from 0.25 s on, with 1 at both ends.
    let soon = Claim.eventually(.atom(Atom(Signal(trajectory), .atLeast(0))), .inNext(0, 0.5))
    let verdict = Claim.always(soon, .fixed(Window(from: 0))).judged()
    #expect(abs(verdict.margin.value - 1) < 1e-12)
    #expect(abs((verdict.witness?.time ?? 9) - 0.25) < 1e-12)
  }

  @Test("forgets the curve of what does not move, where it stands for what follows")
  func constants() {
    let line = { (slope: Double) -> ClosedForm in
      .eased(EasedPiece(curve: .linear, start: 0, duration: 10, from: 0, to: 10 * slope))
    }
    let forms = MarginForms()
    let (one, other) = (forms.add(line(1)), forms.add(line(-1)))
    let level = MarginTrace.Piece(Margin(1, holdsAtZero: true))
    let along = { MarginCurve(of: $0, along: MarginLine(slope: 1, shift: 0)) }
    let steady = MarginTrace.Piece(curve: along(other), first: 1, last: 1, holdsAtZero: true)
    var still = MarginTrace(of: forms)
    still.append(.init(start: 0, margin: Margin(1, holdsAtZero: true), piece: steady))
    still.append(.init(start: 1e-9, margin: Margin(1, holdsAtZero: true), piece: level))
    var rising = MarginTrace(of: forms)
    rising.append(
      .init(
        start: 0, margin: Margin(0, holdsAtZero: true),
        piece: .init(curve: along(one), first: 0, last: 10, holdsAtZero: true)))
    // t is 1 at 1 s, and from there on the lesser of the two is 1.
    let least = MarginTrace.least(rising, still)
    #expect(abs(least.margin(at: 0.5).value - 0.5) < 1e-9)
    #expect(least.margin(at: 3).value == 1)
    #expect(least.spans.contains { abs($0.start - 1) < 1e-9 })
  }

  @Test("finds the same where a level is a target but for rounding")
  func levelsBesideTargets() throws {
    let spring = try Spring(duration: 0.45, bounce: 0.35)
    var trajectory = Trajectory()
    trajectory.append(
      .spring(SpringPiece(spring: spring, start: 0, offset: 100, velocity: -680.172, target: 0)),
      from: 0)
    let margin = { (target: Double) -> Double in
      let near = Claim.atom(Atom(Signal(trajectory), .near(target, within: 0.01)))
      return Claim.always(.eventually(near, .inNext(0, 0.189)), .all).judged().margin.value
    }
    for rounding in [2.18e-15, -2.18e-15, 1e-17, 1e-12] {
      #expect(abs(margin(rounding) - margin(0)) < 1e-11, "\(rounding)")
    }
  }

  @Test("names the first of the instants that come to the same as what is at rest")
  func outlooksOfEqualMargins() {
    let line = { (from: Double) -> Signal in
      var line = Trajectory()
      line.append(
        .eased(EasedPiece(curve: .linear, start: 0, duration: 1, from: from, to: 0)), from: 0)
      return Signal(line)
    }
    let soon = { (signal: Signal, time: Double) in
      Claim.always(
        .eventually(.atom(Atom(signal, .atLeast(0))), .inNext(0, time)), .fixed(Window(from: 0)))
    }
    let touched = Margin(0, holdsAtZero: true)
    for (claim, time) in [
      (soon(line(1), 0.5), 1.0), (soon(line(-1), 2), 0), (soon(line(-1), 1), 0),
    ] {
      #expect(claim.judged().margin == touched, "\(claim)")
      #expect(claim.judged().witness == Moment(time: time), "\(claim)")
    }
  }

  @Test("knows at which instant a goal comes that meets what holds until then")
  func meetings() throws {
    // x = 3 − 4t until 1 s: 1 at 0.5 s.
    var line = Trajectory()
    line.append(
      .eased(EasedPiece(curve: .linear, start: 0, duration: 1, from: 3, to: -1)), from: 0)
    let atom = { (comparison: Comparison) in Claim.atom(Atom(Signal(line), comparison)) }
    let rows: [(Claim, Claim, Margin, Double)] = [
      (atom(.above(1)), atom(.atMost(1)), Margin(0, holdsAtZero: true), 0.5),
      (atom(.atLeast(1)), atom(.below(1)), Margin(0, holdsAtZero: false), 0.5),
      (.negate(atom(.near(1, within: 0))), atom(.atMost(1)), Margin(0, holdsAtZero: true), 0.5),
      (.negate(atom(.near(1, within: 0))), atom(.below(1)), Margin(0, holdsAtZero: false), 0.5),
      (atom(.atLeast(0)), atom(.atMost(2)), Margin(1, holdsAtZero: true), 0.5),
      (atom(.atMost(3.5)), atom(.atMost(2)), Margin(0.5, holdsAtZero: true), 0.375),
    ]
    for (hold, goal, margin, time) in rows {
      let verdict = Claim.holdsUntil(hold, goal, .fixed(Window(from: 0, to: 0.9))).judged()
      #expect(verdict.margin == margin, "\(hold) until \(goal)")
      #expect(verdict.witness?.time == time, "\(hold) until \(goal)")
    }
  }

  @Test("takes any number of comparisons of one signal together", arguments: 0..<8)
  func manyComparisons(seed: UInt64) throws {
    var random = RandomClaims(seed: 500 + seed)
    for round in 0..<20 {
      let signal = round % 2 == 0 ? random.steps(holes: false) : try random.composed()
      let count = Int.random(in: 9...16, using: &random)
      let atoms = (0..<count).map { _ in Atom(signal, random.comparison(), unit: "pt") }
      let claims = atoms.map(Claim.atom)
      let half = Claim.allOf(Array(claims[..<(count / 2)]))
      let either = Claim.anyOf([half] + claims[(count / 2)...])
      let claim = Claim.always(either, .all)
      let place: Comment = "seed \(seed), round \(round): \(claim)"
      let margin = claim.judged().margin
      // Of steps each value, of a motion each instant of many.
      let margins = { (value: Double) -> Margin in
        let all = atoms.map { $0.comparison.margin(of: value) }
        return max(all[..<(count / 2)].min() ?? .most, all[(count / 2)...].max() ?? .least)
      }
      if round % 2 == 0 {
        let values = signal.trajectory.pieces.compactMap { $0.form?.value(at: $0.start) }
        #expect(margin == values.map(margins).min(), place)
      } else {
        let sampled = (0..<20_000).compactMap { index in
          signal.trajectory.value(at: Double(index) / 5000).map { margins($0).value }
        }.min()
        let least = try #require(sampled)
        #expect(margin.value <= least + 1e-7 && margin.value > least - 0.01, place)
      }
    }
  }

  @Test("tells a bound that is touched from one that is passed", arguments: 0..<8)
  func touchedBounds(seed: UInt64) throws {
    var random = RandomClaims(seed: 200 + seed)
    for _ in 0..<Self.count {
      let signal = try random.composed()
      let window = Window(from: Double.random(in: 0...1, using: &random))
      let greatest = try #require(signal.greatest(over: window))
      let least = try #require(signal.least(over: window))
      let judged = { (comparison: Comparison) in
        Claim.always(.atom(Atom(signal, comparison)), .fixed(window)).judged()
      }
      #expect(judged(.atMost(greatest.value)).margin == Margin(0, holdsAtZero: true))
      #expect(judged(.atLeast(least.value)).margin == Margin(0, holdsAtZero: true))
      #expect(!judged(.below(greatest.value)).holds || !greatest.isReached)
      #expect(!judged(.above(least.value)).holds || !least.isReached)
      if signal.isSolved {  // of what is enclosed, a limit may be met later in the last digits
        #expect(judged(.below(greatest.value)).holds == !greatest.isReached)
        #expect(judged(.above(least.value)).holds == !least.isReached)
      }
      #expect(judged(.between(least.value, greatest.value)).holds)
      #expect(judged(.atMost(greatest.value.nextDown)).holds == false)
      let time = greatest.time
      guard greatest.isReached, time < .infinity else { continue }
      #expect(signal.trajectory.value(at: time) == greatest.value, "the value at its own instant")
    }
  }

  @Test("finds what comes in the middle of a later stretch, and when that comes first")
  func laterStretches() throws {
    // √(x² + 25): x goes from 30 to 10, then through 0 at 1.5 s and again at 2.5 s.
    var (x, y) = (Trajectory(), Trajectory())
    for (start, from, to) in [(0.0, 30.0, 10.0), (1, 10, -10), (2, -10, 10)] {
      x.append(
        .eased(EasedPiece(curve: .linear, start: start, duration: 1, from: from, to: to)),
        from: start)
    }
    y.append(value: 5, from: 0)
    let length = Signal.length(Signal(x), Signal(y))
    let least = Claim.always(
      .atom(Atom(length, .atLeast(4))), .fixed(Window(from: 0, to: 3))
    ).judged()
    #expect(least.margin.value == 1 && least.witness?.time == 1.5)
    let reached = Claim.eventually(
      .atom(Atom(length, .atMost(5))), .fixed(Window(from: 0, to: 3))
    ).judged()
    #expect(reached.margin == Margin(0, holdsAtZero: true) && reached.witness?.time == 1.5)
    let last = Claim.always(
      .atom(Atom(length, .atLeast(4))), .fixed(Window(from: 1.75, to: 3))
    ).judged()
    #expect(last.margin.value == 1 && last.witness?.time == 2.5)
  }

  @Test("holds exactly where there is no first failure", arguments: 0..<8)
  func firstFailures(seed: UInt64) throws {
    var random = RandomClaims(seed: 400 + seed)
    for round in 0..<Self.count {
      let signal = try random.motion()
      let end = Double.random(in: 0.7...2, using: &random)
      let level = try #require(signal.trajectory.value(at: end))  // met at the end, or before
      let window = Window(from: 0.1, to: end, includesEnd: Bool.random(using: &random))
      for comparison: Comparison in [
        .atMost(level), .below(level), .atLeast(level), .above(level), .near(level, within: 0),
      ] {
        for claim: Claim in [
          .atom(Atom(signal, comparison)), .negate(.atom(Atom(signal, comparison))),
        ] {
          let margins = try #require(ValueMargin(claim, Reading()))
          let holds = margins.infimum(over: window)?.margin.holds
          #expect(
            holds == (margins.firstFailure(in: window) == nil),
            "seed \(seed), round \(round): \(comparison) in \(window)")
        }
      }
    }
  }

  @Test("is exact where a spring passes the bound that two claims share", arguments: [0.6, -0.3])
  func sharedBounds(bounce: Double) throws {
    let spring = try Spring(duration: 0.5, bounce: bounce)
    var trajectory = Trajectory()
    trajectory.append(
      .spring(SpringPiece(spring: spring, start: 0, offset: -100, velocity: 0, target: 100)),
      from: 0)
    let signal = Signal(trajectory)
    for step in 1..<500 {
      let level = Double(step) / 5.01
      let atom = { (signal: Signal, comparison: Comparison) in
        Claim.atom(Atom(signal, comparison))
      }
      // It comes to the level from below: that is 0 beyond no bound, and is there.
      let until = Claim.holdsUntil(
        atom(signal, .below(level)), atom(signal, .atLeast(level)), .all)
      #expect(until.judged().margin == Margin(0, holdsAtZero: true), "\(level)")
      let never = Claim.holdsUntil(
        atom(signal, .atMost(level)), atom(signal, .above(level)), .all)
      #expect(never.judged().margin == Margin(0, holdsAtZero: false), "\(level)")
      let distance = (signal + -level).magnitude
      #expect(Claim.eventually(atom(distance, .atMost(0)), .all).judged().holds, "\(level)")
      #expect(!Claim.always(atom(distance, .above(0)), .all).judged().holds, "\(level)")
    }
  }

  @Test("meets a level inside that is also the limit at the end")
  func levelInsideAndAtTheEnd() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.6)
    var trajectory = Trajectory()
    trajectory.append(
      .spring(SpringPiece(spring: spring, start: 0, offset: -100, velocity: 0, target: 100)),
      from: 0)
    let signal = Signal(trajectory)
    let level = try #require(trajectory.value(at: 0.4))  // passed on the way up, too
    let near = Claim.atom(Atom(signal, .near(level, within: 0)))
    for end in [0.3, 0.4, 0.41] {
      for includesEnd in [false, true] {
        let window = TimeSpan.fixed(Window(from: 0, to: end, includesEnd: includesEnd))
        #expect(!Claim.always(.negate(near), window).judged().holds, "\(end)")
        #expect(Claim.eventually(near, window).judged().margin == Margin(0, holdsAtZero: true))
      }
    }
    // It comes near its target for ever, and is there at no time once it has passed it last.
    let overdamped = try Spring(duration: 0.5, bounce: -0.5)
    var rising = Trajectory()
    rising.append(
      .spring(SpringPiece(spring: overdamped, start: 0, offset: -100, velocity: 0, target: 100)),
      from: 0)
    let there = Claim.atom(Atom(Signal(rising), .near(100, within: 0)))
    #expect(Claim.always(.negate(there), .all).judged().holds)
    #expect(!Claim.eventually(there, .all).judged().holds)
  }

  @Test("tells a slope that is 0 from one that is so in the limit only")
  func slopesOfZero() {
    let steps = Signal.steps([(0, 1), (1, 2)])
    let window = TimeSpan.fixed(Window(from: 0.9, to: 2))
    let atJump = TimeSpan.fixed(Window(from: 1, to: 1, includesEnd: true))
    let rising = Claim.atom(Atom(steps, .rising))
    #expect(Claim.always(rising, window).judged().margin == Margin(0, holdsAtZero: false))
    #expect(Claim.eventually(rising, window).judged().margin.value == .infinity)
    #expect(Claim.always(rising, atJump).judged().margin.value == .infinity)
    #expect(
      Claim.always(rising, .fixed(Window(from: 1))).judged().witness?.side == .after)
    // Jumps up, then starts on from rest: the slope is infinite, then above 0, and 0 in between.
    var trajectory = Trajectory()
    trajectory.append(.constant(0), from: 0)
    trajectory.append(
      .eased(EasedPiece(curve: .easeIn, start: 1, duration: 1, from: 2, to: 3)), from: 1)
    let eased = Claim.atom(Atom(Signal(trajectory), .rising))
    let verdict = Claim.always(eased, .fixed(Window(from: 1, to: 1.5))).judged()
    #expect(verdict.margin == Margin(0, holdsAtZero: true))
    #expect(verdict.witness == Moment(time: 1, .after))
  }

  @Test("names the earliest instant, where nothing decides before what comes after it")
  func earliest() {
    let steps = Signal.steps([(0, 1), (0.25, 3)])
    let rising = Claim.atom(Atom(steps, .rising))
    let still = Claim.eventually(.negate(rising), .fixed(Window(from: 0.25)))
    #expect(still.judged().witness == Moment(time: 0.25, .after, isReached: true))
    let either = Claim.anyOf([.atom(Atom(steps, .atMost(2))), rising])
    let verdict = Claim.always(either, .fixed(Window(from: 0, to: 1))).judged()
    #expect(verdict.margin == Margin(0, holdsAtZero: false) && verdict.witness?.time == 0.25)
  }

  @Test("finds nothing checked where a condition never holds, however it is wrapped")
  func nothingChecked() {
    let steps = Signal.steps([(0, 1), (0.25, 3)])
    let atom = { (comparison: Comparison) in Claim.atom(Atom(steps, comparison)) }
    let never = Claim.implies(atom(.above(5)), atom(.atMost(9)))
    let ahead = TimeSpan.inNext(0, 0.1)
    for claim: Claim in [
      never, .always(never, .all), .always(.allOf([never, atom(.atMost(9))]), .all),
      .allOf([.always(never, .all), .always(atom(.atMost(9)), .all)]),
      .always(.always(never, ahead), .all), .negate(.eventually(.negate(never), .all)),
    ] {
      #expect(claim.judged().isVacuous, "\(claim)")
    }
    let sometimes = Claim.implies(atom(.above(2)), atom(.atMost(9)))
    #expect(!Claim.always(.always(sometimes, ahead), .all).judged().isVacuous)
    #expect(Claim.always(sometimes, .fixed(Window(from: 0, to: 0.2))).judged().isVacuous)
    #expect(!Claim.eventually(never, .all).judged().isVacuous)
  }

  @Test("tells why nothing was checked, however that is wrapped")
  func whyNothingWasChecked() {
    let steps = Signal.steps([(0, 1), (0.25, 3)])
    let atom = { (comparison: Comparison) in Claim.atom(Atom(steps, comparison)) }
    let heading = Claim.word(
      KeepsDirection(x: steps, y: steps, angle: 0, within: 1, fasterThan: 9, window: .all))
    let before = TimeSpan.fixed(Window(from: -2, to: -1))
    let rows: [(Claim, Vacuity)] = [
      (heading, .neverThatFast),
      (.always(heading, .all), .neverThatFast),
      (.eventually(.negate(heading), .all), .neverThatFast),
      (.always(.implies(atom(.above(5)), atom(.atMost(9))), .all), .conditionNeverHolds),
      (.allOf([atom(.atMost(9)), heading]), .neverThatFast),
      (.always(atom(.atMost(9)), before), .emptyWindow),
    ]
    for (claim, vacuity) in rows {
      #expect(claim.judged().isVacuous, "\(claim)")
      #expect(claim.vacuity == vacuity, "\(claim)")
    }
  }

  @Test("ends for every timing curve, which may start or end upright")
  func timingCurves() {
    for curve in [UnitCurve.easeOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      var trajectory = Trajectory()
      trajectory.append(
        .eased(EasedPiece(curve: curve, start: 0, duration: 1, from: 3, to: 1)), from: 0)
      let signal = Signal(trajectory)
      let inside = TimeSpan.fixed(Window(from: 0.1, to: 0.9))
      #expect(Claim.always(.atom(Atom(signal, .falling)), inside).judged().holds)
      #expect(!Claim.eventually(.atom(Atom(signal, .rising)), inside).judged().holds)
      let near = Claim.atom(Atom(Signal.length(signal, signal + 1), .near(3.5, within: 2)))
      #expect(Claim.eventually(.always(near, .inNext(0, 0.01)), inside).judged().holds)
    }
  }
}

extension Claim {
  /// The margin at each instant, put together from those of the atoms.
  fileprivate func traceByParts(
    _ reading: Reading, range: Interval, of forms: MarginForms
  ) -> MarginTrace {
    let parts: [MarginTrace]
    switch self {
    case .negate(let part): return part.traceByParts(reading.negated, range: range, of: forms)
    case .implies(let condition, let claim):
      return Claim.anyOf([.negate(condition), claim])
        .traceByParts(reading, range: range, of: forms)
    case .allOf(let claims), .anyOf(let claims):
      parts = claims.map { $0.traceByParts(reading, range: range, of: forms) }
    default: return trace(reading, range: range, of: forms)
    }
    let isAll = if case .allOf = self { true } else { false }
    return parts.dropFirst().reduce(parts[0]) { one, other in
      isAll != reading.isNegated ? .least(one, other) : .greatest(one, other)
    }
  }
}

extension RandomClaims {
  /// A signal of springs, or one that is made of two.
  mutating func composed() throws -> Signal {
    let (one, other) = try (motion(), motion())
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return Signal.length(one, other)
    case 1: return one.magnitude
    case 2: return one.clamped(from: -1, to: 2)
    case 3: return one - other
    default: return one
    }
  }

  /// A claim about a moving signal, now and then one that looks ahead.
  mutating func claimOnMotion() throws -> Claim {
    let atom = try atom()
    let ahead = TimeSpan.inNext(0, Double.random(in: 0.05...0.5, using: &self))
    switch Int.random(in: 0..<11, using: &self) {
    case 0: return .always(atom, ahead)
    case 1: return .eventually(atom, ahead)
    case 2: return .negate(.eventually(atom, ahead))
    case 3: return try .allOf([atom, self.atom()])
    case 4: return try .negate(.anyOf([atom, .negate(self.atom())]))
    case 5: return try .implies(atom, self.atom())
    case 6: return try claimOnValues(of: composed(), depth: 2)
    case 7: return try .implies(atom, .eventually(self.atom(), ahead))
    case 8: return try .anyOf([atom, .negate(.eventually(self.atom(), ahead))])
    case 9: return try .holdsUntil(atom, self.atom(), ahead)
    default: return atom
    }
  }

  /// A spring, or two that are added, which comes to rest in the end.
  fileprivate mutating func motionToRest(composed: Bool) throws -> Signal {
    var signals: [Signal] = []
    for _ in 0...(composed ? 1 : 0) {
      let spring = try Spring(
        duration: Double.random(in: 0.2...0.8, using: &self),
        bounce: Double.random(in: -0.3...0.6, using: &self))
      let piece = SpringPiece(
        spring: spring, start: 0, offset: Double.random(in: -3...3, using: &self),
        velocity: Double.random(in: -40...40, using: &self),
        target: Double(Int.random(in: -1...1, using: &self)))
      var trajectory = Trajectory()
      trajectory.append(.spring(piece), from: 0)
      if Bool.random(using: &self) {
        trajectory.append(value: piece.target, from: Double.random(in: 2...5, using: &self))
      }
      signals.append(Signal(trajectory))
    }
    return signals.count > 1 ? signals[0] + signals[1] : signals[0]
  }

  /// A claim that something comes within a time, or stays so for it, some with a condition.
  fileprivate mutating func claimAhead(of signal: Signal) -> Claim {
    let ahead = spanAhead()
    let (one, other) = (
      claimOnValues(of: signal, depth: 0),
      claimOnValues(of: signal, depth: Int.random(in: 0...1, using: &self))
    )
    switch Int.random(in: 0..<7, using: &self) {
    case 0: return .negate(.always(other, ahead))
    case 1: return .always(other, ahead)
    case 2: return .implies(one, .eventually(other, ahead))
    case 3: return .allOf([one, .always(other, ahead)])
    case 4: return .anyOf([one, .eventually(other, ahead)])
    case 5: return .holdsUntil(other, one, ahead)
    default: return .eventually(other, ahead)
    }
  }

  /// A window that moves along.
  fileprivate mutating func spanAhead() -> TimeSpan {
    let near = Bool.random(using: &self) ? 0 : Double.random(in: 0...0.2, using: &self)
    return .inNext(near, near + Double.random(in: 0.05...0.7, using: &self))
  }

  /// A claim about the values of one signal.
  fileprivate mutating func claimOnValues(of signal: Signal, depth: Int) -> Claim {
    guard depth > 0 else { return .atom(Atom(signal, comparison(), unit: "pt")) }
    let parts = (0..<2).map { _ in claimOnValues(of: signal, depth: depth - 1) }
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return .allOf(parts)
    case 1: return .anyOf(parts)
    case 2: return .implies(parts[0], parts[1])
    case 3: return .negate(.allOf(parts))
    default: return parts[0]
    }
  }

  private mutating func atom() throws -> Claim {
    let signal = try composed()
    let comparison: Comparison =
      switch Int.random(in: 0..<6, using: &self) {
      case 0: .rising
      case 1: .falling
      default: self.comparison()
      }
    return .atom(Atom(signal, comparison, unit: "pt"))
  }
}
