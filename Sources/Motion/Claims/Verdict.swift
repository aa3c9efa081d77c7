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
