/// All reals from one bound to another, both included, with the arithmetic of intervals.
///
/// Bounds are computed in plain double precision: they are wide by what the arithmetic cannot
/// know, not by its rounding, which stays far below any accuracy that a claim is judged to.
package struct Interval: Hashable, Sendable {
  /// The least member.
  package var lower: Double

  /// The greatest member.
  package var upper: Double

  /// The reals from `lower` to `upper`.
  package init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The reals between two values that come in any order.
  init(spanning one: Double, _ other: Double) {
    self.init(min(one, other), max(one, other))
  }

  /// The reals between two values that come in any order; `nil` where one of them is no number.
  init?(between one: Double, _ other: Double) {
    guard !one.isNaN, !other.isNaN else { return nil }
    self.init(spanning: one, other)
  }

  /// All reals: nothing is known.
  static let entire = Interval(-.infinity, .infinity)

  /// How far the bounds lie apart.
  var width: Double { upper - lower }

  /// The middle; of an unbounded interval, some member inside.
  var middle: Double {
    let middle = lower + (upper - lower) / 2
    return middle.isFinite ? middle : unboundedMiddle
  }

  private var unboundedMiddle: Double {
    if lower > -.infinity { return lower + max(1, abs(lower)) }
    return upper < .infinity ? upper - max(1, abs(upper)) : 0
  }

  /// The greatest absolute value of a member.
  var magnitude: Double { max(abs(lower), abs(upper)) }

  /// How exactly values are to be known on a way between two of them: to 1e-9 of the larger, or
  /// of 1.
  ///
  /// What is over a hundred times the other end, as the slope of a curve that comes upright, tells
  /// nothing of the values on the way.
  static func accuracy(from first: Double, to last: Double) -> Double {
    let (lesser, larger) = (min(abs(first), abs(last)), max(abs(first), abs(last)))
    let size = min(larger, 100 * max(1, lesser))
    return 1e-9 * (size < .infinity ? max(1, size) : 1)
  }

  /// Whether no two members have opposite signs.
  var hasOneSign: Bool { lower >= 0 || upper <= 0 }

  /// Whether all members have the same sign, and none is 0.
  var isAwayFromZero: Bool { lower > 0 || upper < 0 }

  /// Whether nothing but last digits tells its members apart.
  var hasFaded: Bool { width < .infinity && width <= 1e-12 * max(1, magnitude) }

  /// Whether `value` is a member.
  func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// The least interval that holds this one and `value`.
  func including(_ value: Double) -> Interval { Interval(min(lower, value), max(upper, value)) }

  /// The first `length` of it.
  func first(_ length: Double) -> Interval { Interval(lower, min(upper, lower + length)) }
}
