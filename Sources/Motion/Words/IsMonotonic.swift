/// `is_monotonic`: the signal moves one way only, but for moves back of an allowed size.
///
/// A picture: a ratchet; the slack of its teeth is what is allowed.
package struct IsMonotonic: PlainWord {
  /// The signal.
  var signal: Signal
  /// Whether it is to rise; else it is to fall.
  var isRising: Bool
  /// How far it may move the other way.
  var allowing: Double
  /// Where it is looked at.
  package var window: Window
  package var unit: String

  /// `signal` moves against its direction by no more than `allowing` in a window.
  package init(
    _ signal: Signal, isRising: Bool, allowing: Double, window: Window, unit: String
  ) {
    self.signal = signal
    self.isRising = isRising
    self.allowing = allowing
    self.window = window
    self.unit = unit
  }

  package var signals: [Signal] { [signal] }

  package var scale: Double { max(abs(allowing), 1) }

  package func judged() -> Verdict {
    let landmarks = signal.trajectory.landmarks(over: window)
    guard var furthest = landmarks.first else { return .vacuous(.least) }
    let sign = isRising ? 1.0 : -1.0
    var (largest, deepest) = (0.0, furthest)
    var firstViolation: Double?
    for (before, landmark) in zip([furthest] + landmarks, landmarks) {
      let back = sign * (furthest.value - landmark.value)
      if back > largest { (largest, deepest) = (back, landmark) }
      if back > allowing && firstViolation == nil {
        let level = furthest.value - sign * allowing
        firstViolation = signal.trajectory.passing(level, from: before.time, to: landmark.time)
      }
      if back < 0 { furthest = landmark }
    }
    var verdict = Verdict(margin: Margin(allowing - largest, holdsAtZero: true))
    verdict.witness = deepest.moment
    verdict.firstViolation = firstViolation
    verdict.measure = { [largest, moment = deepest.moment] in
      [Measure(.moveBack, largest, unit: unit, at: moment)]
    }
    return verdict
  }
}

extension Trajectory {
  /// When the value passes `level` between two landmarks; the later one where it jumps over it.
  fileprivate func passing(_ level: Double, from start: Double, to end: Double) -> Double {
    guard start < end, end < .infinity, let index = index(at: start), let form = pieces[index].form
    else { return min(end, start + ClosedForm.horizon) }
    let excess = form - .constant(level)
    return Interval(start, end).root { excess.jet(at: $0) } ?? end
  }
}
