/// Two bounds that a value is kept between, whatever the rounding of its formula makes of it, and
/// what is done to it then.
///
/// Where a value meets a bound its formula may miss it by last digits, on either side: what is no
/// further away than those is the bound. What becomes of the bounds is known apart, and is the same
/// number on whichever side of them.
package struct ValueLimits: Hashable, Sendable {
  /// The bounds.
  private let bounds: Interval

  /// How far from a bound a value may be that stands for it.
  private let slack: Double

  /// What the value is multiplied by.
  private(set) var factor = 1.0

  /// What is added then.
  private var shift = 0.0

  /// What becomes of the bounds.
  private var atLower: Double
  private var atUpper: Double

  /// Keeps a value between two bounds.
  init(bounds: Interval, slack: Double) {
    self.bounds = bounds
    self.slack = slack
    (atLower, atUpper) = (bounds.lower, bounds.upper)
  }

  /// What becomes of a value.
  func apply(to value: Double) -> Double {
    if value <= bounds.lower + slack { return atLower }
    if value >= bounds.upper - slack { return atUpper }
    return min(max(factor * value + shift, min(atLower, atUpper)), max(atLower, atUpper))
  }

  /// What becomes of the values of a range.
  func apply(to range: Interval) -> Interval {
    Interval(spanning: apply(to: range.lower), apply(to: range.upper))
  }

  /// What becomes of a form that meets no bound.
  func apply(to form: ClosedForm) -> ClosedForm { form * .constant(factor) + .constant(shift) }

  /// The limits with a number added to what becomes of a value.
  static func + (limits: ValueLimits, number: Double) -> ValueLimits {
    var sum = limits
    sum.shift += number
    sum.atLower += number
    sum.atUpper += number
    return sum
  }

  /// The limits with `scale`, which multiplies or divides by a number, done to what becomes of a
  /// value.
  func scaled(_ scale: (Double) -> Double) -> ValueLimits {
    var scaled = self
    scaled.factor = scale(factor)
    scaled.shift = scale(shift)
    scaled.atLower = scale(atLower)
    scaled.atUpper = scale(atUpper)
    return scaled
  }
}
