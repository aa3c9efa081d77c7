/// By how much a claim holds, exact also where it holds by nothing: the robustness of signal temporal
/// logic, together with the verdict.
///
/// Margins are ordered by their value, and of equal values the one that only just fails comes
/// before the one that only just holds. Infima and suprema are taken in this order: a bound that
/// is approached and never reached is told from one that is touched.
package struct Margin: Hashable, Sendable {
  /// What there is to spare, in the claim's unit; negative where the claim fails.
  package var value: Double

  /// Whether a value of 0 holds.
  var holdsAtZero: Bool

  /// A margin of `value`.
  init(_ value: Double, holdsAtZero: Bool) {
    self.value = value
    self.holdsAtZero = holdsAtZero
  }

  /// More than any number: what holds of nothing, or of everything.
  static let most = Margin(.infinity, holdsAtZero: true)

  /// Less than any number: what fails wherever it is asked.
  static let least = Margin(-.infinity, holdsAtZero: false)

  /// Whether the claim holds.
  package var holds: Bool { value > 0 || (value == 0 && holdsAtZero) }

  /// The margin of the negated claim.
  static prefix func - (margin: Margin) -> Margin {
    Margin(-margin.value, holdsAtZero: !margin.holdsAtZero)
  }

  /// Whether it is another margin but for the rounding of two formulas, or that itself.
  func isRounding(of other: Margin) -> Bool {
    guard value != other.value else { return true }
    let difference = abs(value - other.value)
    return difference < .infinity
      && difference <= 1e-12 * max(1, min(abs(value), abs(other.value)))
  }

  /// The margin as a share of `scale`.
  func divided(by scale: Double) -> Margin { Margin(value / scale, holdsAtZero: holdsAtZero) }
}

extension Margin: Comparable {
  package static func < (left: Margin, right: Margin) -> Bool {
    left.value < right.value
      || (left.value == right.value && !left.holdsAtZero && right.holdsAtZero)
  }
}
