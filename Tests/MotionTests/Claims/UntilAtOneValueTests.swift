import Testing

@testable import Motion

/// What is held and what comes change at one value: which of the two holds there decides.
@Suite("Until at a value that both claims are about")
struct UntilAtOneValueTests {
  /// Bounds of decimals that hardly any sum of doubles meets.
  static let bounds = (5...12).map { 7.77 * Double($0) }

  /// Falls from 100 to 0 without a turn, so that each bound is passed once.
  private let falling = Signal.spring(.smooth)

  private func atom(_ comparison: Comparison) -> Claim { .atom(Atom(falling, comparison)) }

  /// Where it passes the bound, the value is neither above it nor below.
  @Test("never comes where neither takes the bound", arguments: bounds)
  func neither(bound: Double) {
    for goal in [atom(.below(bound)), .negate(atom(.atLeast(bound)))] {
      let until = Claim.holdsUntil(atom(.above(bound)), goal, .inNext(0, 5))
      let verdict = Claim.eventually(until, .fixed(Window(from: 0, to: 0.01))).judged()
      #expect(verdict.margin == Margin(0, holdsAtZero: false), "\(goal)")
      #expect(verdict.firstViolation == 0, "\(goal)")
    }
  }

  /// It differs from the bound until it is no more than that, which it stays.
  @Test("comes where the goal takes the bound", arguments: bounds)
  func goalTakes(bound: Double) {
    let other = Claim.negate(atom(.near(bound, within: 0)))
    for hold in [atom(.above(bound)), other] {
      let until = Claim.holdsUntil(hold, atom(.atMost(bound)), .inNext(0, 5))
      #expect(Claim.always(until, .all).judged().holds, "\(hold)")
    }
  }

  /// Of two that hold at one value each by nothing, the one that holds is the greater.
  @Test("tells a margin that just holds from one before it that just fails", arguments: bounds)
  func greatestOfEqual(bound: Double) {
    let never = Claim.allOf([
      atom(.above(bound + 5)), atom(.atMost(bound + 5)), atom(.between(bound + 2, bound + 8)),
    ])
    let claim = Claim.anyOf([never, atom(.near(bound, within: 0))])
    #expect(Claim.eventually(claim, .fixed(.all)).judged().holds)
    let implied = Claim.implies(.negate(never), atom(.near(bound, within: 0)))
    #expect(Claim.eventually(implied, .fixed(.all)).judged().holds)
  }

  /// Once a sum is below a bound it never comes back to it: from then on an until fails, and not
  /// before.
  @Test("fails from where a sum passes the bound", arguments: bounds)
  func sums(bound: Double) throws {
    let sum = falling + Signal.spring(.interactive) * 0.5
    let until = Claim.holdsUntil(
      .atom(Atom(sum, .atLeast(bound))), .atom(Atom(sum, .near(bound, within: 0))), .inNext(0, 5))
    let time = try #require(Claim.always(until, .fixed(.all)).judged().firstViolation)
    let value = try #require(sum.trajectory.value(at: time))
    #expect(abs(value - bound) < 1e-9)
  }

  /// A swing that passes each bound several times: what only just fails, or holds, does so at each.
  @Test("tells what cannot be from what cannot fail at a bound that is passed", arguments: swings)
  func passedBounds(bound: Double) throws {
    let swing = Signal.spring(try Spring(duration: 1, bounce: 0.7), velocity: -560)
    let atom = { (comparison: Comparison) in Claim.atom(Atom(swing, comparison)) }
    let below = atom(.below(bound))
    for other in [Comparison.between(bound, bound), .atLeast(bound)] {
      for span in [TimeSpan.inNext(0, 0.5), .inNext(0.1, 0.5)] {
        let never = Claim.holdsUntil(below, .allOf([below, atom(other)]), span)
        #expect(!Claim.eventually(never, .all).judged().holds, "\(other) in \(span)")
      }
    }
    let nowhere = Claim.allOf([atom(.above(bound)), atom(.atMost(bound))])
    let reached = Claim.holdsUntil(
      atom(.near(bound, within: 0)), atom(.atLeast(bound)), .inNext(0, 0.6))
    #expect(Claim.always(.implies(nowhere, reached), .all).judged().holds)
    let fallen = Claim.holdsUntil(
      .negate(atom(.near(bound, within: 0))), atom(.atMost(bound)), .inNext(0, 5))
    #expect(Claim.always(fallen, .fixed(Window(from: 0, to: 0.01))).judged().holds)
  }

  /// Bounds between 3 and 93 that hardly any sum of doubles meets.
  static let swings = (5...120).map { 0.777 * Double($0) }
}

extension Signal {
  /// From 100 to 0.
  fileprivate static func spring(_ spring: Spring, velocity: Double = 0) -> Signal {
    var trajectory = Trajectory()
    trajectory.append(
      .spring(SpringPiece(spring: spring, start: 0, offset: 100, velocity: velocity, target: 0)),
      from: 0)
    return Signal(trajectory)
  }
}
