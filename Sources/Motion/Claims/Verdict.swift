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

  /// What a plain word measured: most claims hold, and nobody asks for it.
  package var measures: [Measure] { measure() }

  /// Works out what a plain word measured.
  var measure: @Sendable () -> [Measure] = { [] }

  /// Whether the claim holds.
  package var holds: Bool { margin.holds }

  /// The verdict of all parts together, or of any.
  static func of(_ quantifier: Quantifier, _ parts: [Verdict]) -> Verdict {
    quantifier == .all ? all(parts) : any(parts)
  }

  /// The verdict of all parts together: that of the one with the least margin, from the first
  /// violation of any. Where one of them checked nothing, neither did they all.
  private static func all(_ parts: [Verdict]) -> Verdict {
    var deciding = parts.dropFirst().reduce(parts[0]) { known, part in
      part.margin < known.margin || part.isNamed(before: known) ? part : known
    }
    deciding.firstViolation = parts.lazy.compactMap(\.firstViolation).min()
    deciding.isVacuous = parts.contains(where: \.isVacuous)
    deciding.measure = { parts.flatMap(\.measures) }
    return deciding
  }

  /// The verdict of any of the parts: that of the one with the greatest margin.
  private static func any(_ parts: [Verdict]) -> Verdict {
    parts.dropFirst().reduce(parts[0]) { known, part in
      known.margin < part.margin || part.isNamed(before: known) ? part : known
    }
  }

  /// Whether it has the margin of `other`, at a moment that is to be named in place of that one's.
  private func isNamed(before other: Verdict) -> Bool {
    guard margin == other.margin, let witness, let known = other.witness else { return false }
    return witness.isNamed(before: known)
  }

  /// What nothing speaks for or against.
  static func vacuous(_ margin: Margin) -> Verdict { Verdict(margin: margin, isVacuous: true) }
}

/// An instant, or the limit from one side at it.
package struct Moment: Hashable, Sendable {
  /// The instant in seconds.
  package var time: Double

  /// The instant itself, or a limit at it.
  package var side: Side

  /// Whether what is told of the moment is so then, or from right after it on, and not in the limit
  /// alone.
  package var isReached: Bool

  /// The instant `time`, or just beside it.
  ///
  /// - Parameter isReached: Whether what is told of it is so; left out, at the instant itself alone.
  package init(time: Double, _ side: Side = .at, isReached: Bool? = nil) {
    self.time = time
    self.side = side
    self.isReached = isReached ?? (side == .at)
  }

  /// From which side an instant is seen.
  package enum Side: Hashable, Sendable {
    /// The limit from the left: just before the instant.
    case before
    /// The instant itself.
    case at
    /// The limit from the right: just after the instant.
    case after
  }

  /// Whether of equal values the one here is to be named in place of that at `other`: what is taken
  /// comes before what is only approached, then the earliest.
  func isNamed(before other: Moment) -> Bool {
    isReached == other.isReached ? time < other.time : isReached
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
