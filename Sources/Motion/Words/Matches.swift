/// `matches`: two signals stay within a distance of each other wherever both have values.
///
/// A picture: two tracings of one drawing, laid over each other. True and false are 1 apart.
package struct Matches: PlainWord {
  /// One signal.
  var signal: Signal
  /// The other one.
  var other: Signal
  /// How far apart they may be.
  var within: Double
  /// Where they are looked at.
  package var window: Window
  package var unit: String

  /// `signal` and `other` are within a distance of each other in a window.
  package init(
    _ signal: Signal, _ other: Signal, within: Double, window: Window, unit: String
  ) {
    self.signal = signal
    self.other = other
    self.within = within
    self.window = window
    self.unit = unit
  }

  package var signals: [Signal] { [signal, other] }

  package var vacuity: Vacuity { .noCommonValue }

  package var scale: Double { within }

  package func judged() -> Verdict {
    guard let extremes = extremesOfDifference else { return .vacuous(.least) }
    let furthest =
      extremes.greatest.value >= -extremes.least.value ? extremes.greatest : extremes.least
    var verdict = Verdict(margin: Margin(within - abs(furthest.value), holdsAtZero: true))
    verdict.witness = furthest.moment
    verdict.measure = {
      [Measure(.distance, abs(furthest.value), unit: unit, at: furthest.moment)]
    }
    if !verdict.holds {
      let comparison = Comparison.near(0, within: within)
      verdict.firstViolation = (signal - other).firstFailure(of: comparison, in: window)
    }
    return verdict
  }

  private var extremesOfDifference: Extremes? {
    var extremes: Extremes?
    signal.trajectory.visitStretches(of: window, with: other.trajectory) {
      let difference = $0 - $1
      let first = difference.reached(at: $2.lower)
      difference.include($2, from: first, $3, in: &extremes, .both)
    }
    return extremes
  }
}
