/// `settles`: from an instant on the signal stays near its target for good.
///
/// A picture: a ball that has rolled into a groove as wide as the tolerance, and stays in it.
/// It is `always(near(target, within), from the instant on)`.
package struct Settles: PlainWord {
  /// The signal.
  package var signal: Signal
  /// Where it settles.
  package var target: Double
  /// How far from there it may still be.
  package var within: Double
  /// By when, in seconds.
  package var by: Double
  package var unit: String

  /// `signal` stays within a distance of `target` from `by` on.
  package init(_ signal: Signal, at target: Double, within: Double, by: Double, unit: String) {
    self.signal = signal
    self.target = target
    self.within = within
    self.by = by
    self.unit = unit
  }

  package var signals: [Signal] { [signal] }

  package var window: Window { Window(from: by) }

  package var scale: Double { within }

  package func judged() -> Verdict { judged(Reading()) }

  func judged(_ reading: Reading) -> Verdict {
    let near = Atom(signal, .near(target, within: within), unit: unit)
    let claim = Claim.always(.atom(near), .fixed(window))
    var verdict = claim.judged(reading)
    let settled = settlingTime
    verdict.measures = [
      Measure("settles", settled, unit: "s"), Measure("to spare", by - settled, unit: "s"),
    ]
    return verdict
  }

  /// The last instant at which the signal is further from the target than allowed; its start
  /// where it never is.
  private var settlingTime: Double {
    let range = Interval(signal.start, .infinity)
    let near = Atom(signal, .near(target, within: within))
    return MarginTrace(near, Reading(), range: range).lastFailure() ?? signal.start
  }
}
