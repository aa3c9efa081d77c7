/// A word of everyday language about how a signal moves over a stretch of time.
package protocol PlainWord: Sendable {
  /// The signals that the word speaks of.
  var signals: [Signal] { get }

  /// Where in time it looks.
  var window: Window { get }

  /// The unit of the margin.
  var unit: String { get }

  /// What the margin is divided by to become a share of the bound.
  var scale: Double { get }

  /// Whether it says something of each instant, so that it matters where that first fails.
  var isAboutEachInstant: Bool { get }

  /// Whether it asks how fast a signal moves.
  var isAboutVelocity: Bool { get }

  /// Why there is nothing to judge, where the window is not empty.
  var vacuity: Vacuity { get }

  /// Judges the word itself, its margin in `unit`.
  func judged() -> Verdict
}

extension PlainWord {
  package var isAboutEachInstant: Bool { false }

  package var isAboutVelocity: Bool { false }

  package var vacuity: Vacuity { .noValue }
}

extension PlainWord {
  /// Judges the word or its negation.
  func judged(_ reading: Reading) -> Verdict {
    var verdict = judged()
    if reading.isShare { verdict.margin = verdict.margin.divided(by: scale) }
    guard reading.isNegated else { return verdict }
    verdict.margin = -verdict.margin
    verdict.firstViolation = verdict.holds ? nil : verdict.witness?.time
    return verdict
  }
}

extension Signal {
  /// The infimum of the instants of a window at which the signal has a value and `comparison`
  /// does not hold of it.
  func firstFailure(of comparison: Comparison, in window: Window) -> Double? {
    ValueMargin(Atom(self, comparison), Reading()).firstFailure(in: window, ignoresHoles: true)
  }
}
