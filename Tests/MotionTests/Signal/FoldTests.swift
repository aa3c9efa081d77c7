import Testing

@testable import Motion

/// Where a signal is folded, at 0 or at the bounds that it is kept between, it has exactly that value.
@Suite("Folds")
struct FoldTests {
  /// A signal without jumps from above 0 to below: springs, timing curves, and sums of them.
  private func crossing(_ random: inout RandomClaims) throws -> Signal {
    let span = (
      from: Double.random(in: 0.5...200, using: &random),
      to: -Double.random(in: 0.5...200, using: &random)
    )
    let length = Double.random(in: 0.1...0.8, using: &random)
    let spring = try Spring(
      duration: length, bounce: Double.random(in: -0.3...0.6, using: &random))
    let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut]
    let curve = curves[Int.random(in: curves.indices, using: &random)]
    let forms: [ClosedForm] = [
      .spring(
        SpringPiece(
          spring: spring, start: 0, offset: span.from - span.to, velocity: 0, target: span.to)),
      .eased(EasedPiece(curve: curve, start: 0, duration: length, from: span.from, to: span.to)),
    ]
    var trajectory = Trajectory()
    trajectory.append(forms[Int.random(in: forms.indices, using: &random)], from: 0)
    let signal = Signal(trajectory)
    return Bool.random(using: &random) ? signal : try signal + crossing(&random)
  }

  @Test("are met from both sides, whatever the formula's last digits are", arguments: 0..<8)
  func values(seed: UInt64) throws {
    var random = RandomClaims(seed: 600 + seed)
    for round in 0..<60 {
      let signal = try crossing(&random)
      let factor = [1, -1, 3, 1 / 7.0][round % 4]
      let shift = [0, 0, 1000, -0.1][round % 4]
      let level = Double.random(in: -0.2...0.2, using: &random)
      let distance = (signal + -level).magnitude * factor + shift
      let bottom: Comparison = factor > 0 ? .above(shift) : .below(shift)
      let place: Comment = "seed \(seed), round \(round)"
      #expect(!Claim.always(.atom(Atom(distance, bottom)), .all).judged().holds, place)
      #expect(
        Claim.eventually(.negate(.atom(Atom(distance, bottom))), .all).judged().margin
          == Margin(0, holdsAtZero: true), place)
      let kept = signal.clamped(from: level - 0.1, to: level + 0.1) * factor + shift
      for fold in [distance, kept] {
        let continuous = IsContinuous(fold, .value, atMost: 0, window: .all, unit: "pt")
        #expect(continuous.judged().holds, place)
      }
    }
  }
}
