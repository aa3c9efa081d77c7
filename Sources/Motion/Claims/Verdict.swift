/// What came of judging a claim.
package struct Verdict: Sendable {
  /// By how much the claim holds; a share of the bound where the claim's unit is `%`.
  package var margin: Margin

  /// The instant that decides; `nil` where none does.
  package var witness: Moment?

  /// The infimum of the instants at which what is claimed of each instant does not hold, in
  /// seconds; `nil` where the claim holds.
  package var firstViolation: Double?

  /// Whether nothing was checked: the window was empty, or the condition never came true.
  package var isVacuous = false

  /// What a plain word measured.
  package var measures: [Measure] = []

  /// Whether the claim holds.
  package var holds: Bool { margin.holds }

  /// The verdict of all parts together: that of the one with the least margin. Where one of them
  /// checked nothing, neither did they all.
  static func all(_ parts: [Verdict]) -> Verdict {
    var deciding = parts.reduce(parts[0]) { $1.margin < $0.margin ? $1 : $0 }
    deciding.isVacuous = parts.contains(where: \.isVacuous)
    deciding.measures = parts.flatMap(\.measures)
    return deciding
  }

  /// The verdict of any of the parts: that of the one with the greatest margin.
  static func any(_ parts: [Verdict]) -> Verdict {
    parts.reduce(parts[0]) { $0.margin < $1.margin ? $1 : $0 }
  }

  /// What nothing speaks for or against.
  static func vacuous(_ margin: Margin) -> Verdict { Verdict(margin: margin, isVacuous: true) }
}

/// An instant, or the limit from the left at it.
package struct Moment: Hashable, Sendable {
  /// The instant in seconds.
  package var time: Double

  /// Whether the instant itself is meant, and not the limit just before it.
  package var isReached: Bool

  /// The instant `time`, or just before it.
  package init(time: Double, isReached: Bool = true) {
    self.time = time
    self.isReached = isReached
  }
}

/// A number that a plain word found, with the instant at which it did.
package struct Measure: Hashable, Sendable {
  /// What was measured, such as `furthest`.
  package var name: String

  /// The value, in `unit`.
  package var value: Double

  /// The unit, such as `pt`, `s` or `%`; empty for a plain number.
  package var unit: String

  /// The instant; `nil` where none belongs to the number.
  package var moment: Moment?

  /// A number that was found.
  package init(_ name: String, _ value: Double, unit: String, at moment: Moment? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.moment = moment
  }
}
