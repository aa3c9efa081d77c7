/// `peaks`: how high the signal gets.
///
/// A picture: the mark that the highest wave leaves on a wall.
package struct Peaks: PlainWord {
  /// What is claimed of the highest value.
  package enum Height: Hashable, Sendable {
    /// It is this, within a distance.
    case at(Double, within: Double)
    /// It is more than this.
    case above(Double)
  }

  /// The signal.
  var signal: Signal
  /// What is claimed of its highest value.
  var height: Height
  /// Where it is looked at.
  package var window: Window
  package var unit: String

  /// The highest value of `signal` in a window is as `height` says.
  package init(_ signal: Signal, _ height: Height, window: Window, unit: String) {
    self.signal = signal
    self.height = height
    self.window = window
    self.unit = unit
  }

  package var signals: [Signal] { [signal] }

  package var scale: Double { comparison.scale }

  package func judged() -> Verdict {
    guard let peak = signal.greatest(over: window) else { return .vacuous(.least) }
    var verdict = Verdict(margin: comparison.margin(of: peak.value))
    verdict.witness = peak.moment
    verdict.measure = { [Measure(.peak, peak.value, unit: unit, at: peak.moment)] }
    guard !verdict.holds else { return verdict }
    verdict.firstViolation = max(window.start, signal.start)
    if case .at(let value, let distance) = height, peak.value > value,
      let time = signal.firstFailure(of: .atMost(value + distance), in: window)
    {
      verdict.firstViolation = time
    }
    return verdict
  }

  private var comparison: Comparison {
    switch height {
    case .at(let value, let distance): .near(value, within: distance)
    case .above(let value): .above(value)
    }
  }
}
