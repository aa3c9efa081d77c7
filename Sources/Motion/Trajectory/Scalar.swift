/// What a closed form can be computed with: a number at an instant, or an interval over a stretch
/// of time.
protocol Scalar: Sendable {
  init(_ number: Double)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self

  /// The quotient, where the divisor is positive.
  static func / (left: Self, right: Self) -> Self

  /// The product with a number.
  func scaled(by factor: Double) -> Self

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

  /// The vector of length 1 in the direction of the point, whose distance is above 0.
  static func direction(_ x: Self, _ y: Self, length: Self) -> (x: Self, y: Self)

  /// The angle, 0…180, between the vector (`along`, `across`) and the direction `heading`, all in
  /// degrees, where the vector lies on one side of it, 1 or −1.
  static func angle(across: Self, along: Self, from heading: Double, side: Double) -> Self
}

extension Double: Scalar {
  static let unknown = Double.nan

  var isPositive: Bool { self > 0 }

  var leavingOrigin: Double { self }

  func scaled(by factor: Double) -> Double { self * factor }

  func clipped(to limits: ValueLimits) -> Double { limits.apply(to: self) }

  /// Exact at both ends.
  static func interpolation(_ running: Double, to target: Double, progress: Double) -> Double {
    progress == 1 ? target : running + progress * (target - running)
  }

  static func length(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

  static func direction(
    _ x: Double, _ y: Double, length: Double
  ) -> (x: Double, y: Double) {
    (x / length, y / length)
  }

  /// The direction of the vector (`along`, `across`) in degrees; no number where both are infinite:
  /// then it hangs on how fast either grows.
  static func angle(across: Double, along: Double) -> Double {
    guard across.isFinite || along.isFinite else { return .nan }
    return atan2(across, along) * 180 / .pi
  }

  static func angle(
    across: Double, along: Double, from heading: Double, side: Double
  ) -> Double {
    let turn =
      side * (angle(across: across, along: along) - heading).remainder(dividingBy: 360)
    // By rounding the vector may lie beside its side.
    return turn < 0 ? (turn < -90 ? 180 : 0) : turn
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

  @inline(__always)
  static func * (left: Interval, right: Interval) -> Interval {
    let product =
      if left.lower >= 0 {
        Interval(
          (right.lower >= 0 ? left.lower : left.upper) * right.lower,
          (right.upper >= 0 ? left.upper : left.lower) * right.upper)
      } else if left.upper <= 0 {
        Interval(
          (right.upper >= 0 ? left.lower : left.upper) * right.upper,
          (right.lower >= 0 ? left.upper : left.lower) * right.lower)
      } else if right.lower >= 0 {
        Interval(left.lower * right.upper, left.upper * right.upper)
      } else if right.upper <= 0 {
        Interval(left.upper * right.lower, left.lower * right.lower)
      } else {
        Interval(
          min(left.lower * right.upper, left.upper * right.lower),
          max(left.lower * right.lower, left.upper * right.upper))
      }
    return (product.lower + product.upper).isFinite ? product : left.unboundedProduct(with: right)
  }

  /// The product where a bound may be infinite.
  private func unboundedProduct(with other: Interval) -> Interval {
    let low = Interval(
      spanning: Self.product(lower, other.lower), Self.product(lower, other.upper))
    let high = Interval(
      spanning: Self.product(upper, other.lower), Self.product(upper, other.upper))
    return Interval(min(low.lower, high.lower), max(low.upper, high.upper))
  }

  /// The product of two bounds, where nothing of anything unbounded is nothing.
  private static func product(_ one: Double, _ other: Double) -> Double {
    one == 0 || other == 0 ? 0 : one * other
  }

  static func / (left: Interval, right: Interval) -> Interval {
    left * Interval(1 / right.upper, 1 / right.lower)
  }

  func scaled(by factor: Double) -> Interval {
    guard factor != 0 else { return Interval(0) }
    return factor > 0
      ? Interval(lower * factor, upper * factor) : Interval(upper * factor, lower * factor)
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

  static func direction(
    _ x: Interval, _ y: Interval, length: Interval
  ) -> (x: Interval, y: Interval) {
    ((x / length).share, (y / length).share)
  }

  /// What of it lies in −1…1.
  private var share: Interval { Interval(min(max(lower, -1), 1), min(max(upper, -1), 1)) }

  static func angle(
    across: Interval, along: Interval, from heading: Double, side: Double
  ) -> Interval {
    // Half a turn or more may be the side as well as the other one.
    guard let directions = directions(across: across, along: along), directions.width < 180
    else { return Interval(0, 180) }
    let turn = (directions - Interval(heading)).scaled(by: side)
    // Of the angles that are the same, those nearest to 90.
    let shift = 360 * ((turn.middle - 90) / 360).rounded()
    return Interval(
      min(max(turn.lower - shift, 0), 180), min(max(turn.upper - shift, 0), 180))
  }

  /// The directions of vectors in degrees, without a gap; `nil` where they point anywhere.
  private static func directions(across: Interval, along: Interval) -> Interval? {
    if across.upper < 0 {
      let mirrored = Interval(-across.upper, -across.lower)
      return directions(across: mirrored, along: along).map { Interval(-$0.upper, -$0.lower) }
    }
    if across.lower < 0 {
      guard along.lower > 0 else { return nil }
      return Interval(
        between: Double.angle(across: across.lower, along: along.lower),
        Double.angle(across: across.upper, along: along.lower))
    }
    // The direction turns on as `along` falls, and as `across` grows where `along` is above 0.
    return Interval(
      between: Double.angle(
        across: along.upper >= 0 ? across.lower : across.upper, along: along.upper),
      Double.angle(across: along.lower >= 0 ? across.upper : across.lower, along: along.lower))
  }
}
