/// What a closed form can be computed with: a number at an instant, or an interval over a stretch
/// of time.
protocol Scalar: Sendable {
  init(_ number: Double)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self

  /// The quotient, where the divisor is positive.
  static func / (left: Self, right: Self) -> Self

  /// What stands for a derivative that is not computed.
  static var unknown: Self { get }

  /// Whether it is, or all its members are, above 0.
  var isPositive: Bool { get }

  /// The rates at which a length may grow from the origin, when moved away from it at this speed.
  var leavingOrigin: Self { get }

  /// What becomes of it where it is kept between two bounds.
  func clipped(to limits: ValueLimits) -> Self

  /// The value that `progress` 0…1 leads to on the way from `running` to `target`.
  static func interpolation(_ running: Self, to target: Double, progress: Self) -> Self

  /// The distance of the point with these two coordinates from the origin.
  static func length(_ x: Self, _ y: Self) -> Self

  /// The angle of the direction (`along`, `across`) in degrees, for `across` ≥ 0: 0…180.
  static func angle(across: Self, along: Self) -> Self

  /// The value and derivatives of a spring's motion then.
  static func jet(of motion: SpringPiece, at time: Self) -> Jet<Self>

  /// The value and derivatives of an eased motion then.
  static func jet(of motion: EasedPiece, at time: Self) -> Jet<Self>

}

extension Double: Scalar {
  static let unknown = 0.0

  var isPositive: Bool { self > 0 }

  var leavingOrigin: Double { self }

  func clipped(to limits: ValueLimits) -> Double { limits.apply(to: self) }

  /// Exact at both ends.
  static func interpolation(_ running: Double, to target: Double, progress: Double) -> Double {
    progress == 1 ? target : running + progress * (target - running)
  }

  static func length(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

  static func angle(across: Double, along: Double) -> Double {
    atan2(across, along) * 180 / .pi
  }

  static func jet(of motion: SpringPiece, at time: Double) -> Jet<Double> {
    motion.jet(at: time)
  }

  static func jet(of motion: EasedPiece, at time: Double) -> Jet<Double> {
    motion.jet(at: time)
  }
}

extension Interval: Scalar {
  static let unknown = Interval.entire

  var isPositive: Bool { lower > 0 }

  var leavingOrigin: Interval { Interval(-upper, upper) }

  init(_ number: Double) { self.init(number, number) }

  static func + (left: Interval, right: Interval) -> Interval {
    Interval(left.lower + right.lower, left.upper + right.upper)
  }

  static func - (left: Interval, right: Interval) -> Interval {
    Interval(left.lower - right.upper, left.upper - right.lower)
  }

  static func * (left: Interval, right: Interval) -> Interval {
    let low = Interval(spanning: product(left.lower, right.lower), product(left.lower, right.upper))
    let high = Interval(
      spanning: product(left.upper, right.lower), product(left.upper, right.upper))
    return Interval(min(low.lower, high.lower), max(low.upper, high.upper))
  }

  /// The product of two bounds, where nothing of anything unbounded is nothing.
  private static func product(_ one: Double, _ other: Double) -> Double {
    one == 0 || other == 0 ? 0 : one * other
  }

  static func / (left: Interval, right: Interval) -> Interval {
    left * Interval(1 / right.upper, 1 / right.lower)
  }

  func clipped(to limits: ValueLimits) -> Interval { limits.apply(to: self) }

  static func interpolation(
    _ running: Interval, to target: Double, progress: Interval
  ) -> Interval {
    (Interval(1) - progress) * (running - Interval(target)) + Interval(target)
  }

  static func length(_ x: Interval, _ y: Interval) -> Interval {
    Interval(length(x.mignitude, y.mignitude), length(x.magnitude, y.magnitude))
  }

  /// The length where a last digit does not matter, in a fifth of the time of `hypot`.
  private static func length(_ x: Double, _ y: Double) -> Double {
    let square = x * x + y * y
    return square < .infinity ? square.squareRoot() : hypot(x, y)
  }

  /// The least absolute value of a member.
  private var mignitude: Double { contains(0) ? 0 : min(abs(lower), abs(upper)) }

  static func angle(across: Interval, along: Interval) -> Interval {
    let nearest = max(0, across.lower)
    return Interval(Double.angle(across: nearest, along: along.upper))
      .including(Double.angle(across: nearest, along: along.lower))
      .including(Double.angle(across: across.upper, along: along.lower))
      .including(Double.angle(across: across.upper, along: along.upper))
  }

  static func jet(of motion: SpringPiece, at time: Interval) -> Jet<Interval> {
    motion.jet(over: time)
  }

  static func jet(of motion: EasedPiece, at time: Interval) -> Jet<Interval> {
    motion.jet(over: time)
  }
}
