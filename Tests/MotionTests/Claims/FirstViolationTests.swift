import Testing

@testable import Motion

/// Bounds of decimals that no sum of doubles meets: what is touched there is no violation.
@Suite("First violations")
struct FirstViolationTests {
  /// Falls from 100 at 0.25 s to 0 at 0.75 s: 200 a second.
  private let fast = Signal.ramp(100, 0, start: 0.25, end: 0.75)

  /// Falls from 100 at 0.25 s to 0 at 1.25 s, and so below 75 at 0.5 s.
  private let slow = Signal.ramp(100, 0, start: 0.25, end: 1.25)

  /// Distances within which of 43 the fast signal is from before 0.5 s on, where it is 50, until
  /// after 0.53 s, where it is 44.
  static let distances = (71...130).map { Double($0) / 10 }

  private func expect(
    _ claim: Claim, toFailFirstAt time: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let violation = claim.judged().firstViolation
    #expect(abs((violation ?? 9) - time) < 1e-12, "\(claim)", sourceLocation: sourceLocation)
  }

  @Test("come where the other signal fails, not where a bound is met", arguments: distances)
  func severalSignals(distance: Double) {
    let inside = Claim.atom(Atom(fast, .near(43, within: distance)))
    let high = Claim.atom(Atom(slow, .atLeast(75)))
    for claim: Claim in [
      .implies(inside, high), .anyOf([.negate(inside), high]),
      .negate(.allOf([inside, .atom(Atom(slow, .below(75)))])),
    ] {
      expect(claim, toFailFirstAt: 0.5)
      expect(.always(claim, .fixed(Window(from: 0.4, to: 0.51))), toFailFirstAt: 0.5)
    }
    let until = Claim.holdsUntil(
      .anyOf([.negate(inside), high]), .atom(Atom(slow, .below(0))), .fixed(.all))
    expect(until, toFailFirstAt: 0.5)
  }

  @Test("come where a nested window does not help any more", arguments: distances)
  func nestedWindows(distance: Double) {
    let inside = Claim.atom(Atom(fast, .near(43, within: distance)))
    let soon = Claim.eventually(
      .eventually(.negate(inside), .inNext(0, 0.005)), .inNext(0, 0.005))
    // It falls to 45 at 0.525 s, when it is inside for 0.01 s yet, and has gone to less than 36
    // when it comes out.
    let claim = Claim.anyOf([.atom(Atom(fast, .above(45))), soon])
    if distance > 0.1 { expect(claim, toFailFirstAt: 0.525) }
  }

  @Test("come at the last instant of a window, where that alone fails")
  func lastInstant() {
    // 50 at 0.5 s.
    let claim = Claim.anyOf([
      .atom(Atom(fast, .above(50))), .atom(Atom(slow, .below(10))),
    ])
    let window = Window(from: 0.3, to: 0.5, includesEnd: true)
    expect(.always(claim, .fixed(window)), toFailFirstAt: 0.5)
    #expect(Claim.always(claim, .fixed(Window(from: 0.3, to: 0.5))).judged().firstViolation == nil)
  }

  @Test("are those of verdicts where a slope comes from minus infinity or goes there")
  func unboundedSlopes() throws {
    let curve = try UnitCurve.bezier(1, 0, 0, 1)
    var trajectory = Trajectory()
    trajectory.append(
      .eased(EasedPiece(curve: curve, start: 0, duration: 1, from: 100, to: 0)), from: 0)
    let slope = Signal(trajectory).slope
    // The slope falls from 0 to minus infinity at 0.5 s and comes back. At the parameter s it is
    // −100 · 6s(1 − s) ÷ 12(s − 1/2)², which is −1000 where s(1 − s) = 20(s − 1/2)²: s = 1/2 ∓ 1/√84,
    // and the time is 1/2 + 4(s − 1/2)³.
    let first = 0.5 - 4 / (84 * 84.0.squareRoot())
    let steep = Claim.atom(Atom(slope, .atLeast(-1000)))
    let early = Claim.atom(Atom(Signal.ramp(0, 1, start: 0, end: 1), .atMost(0.1)))
    for claim in [steep, .anyOf([steep, early])] { expect(claim, toFailFirstAt: first) }
    // Where it comes back through −1000, and nothing else is less: 0.1 less what the ramp is then.
    let margin = Claim.anyOf([steep, early]).judged().margin.value
    #expect(abs(margin - (0.1 - (1 - first))) < 1e-4)
  }
}
