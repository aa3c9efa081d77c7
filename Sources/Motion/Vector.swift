/// A pair of coordinates in points, x to the right and y down.
public struct Vector: Hashable, Sendable {
  /// The coordinate to the right, in points.
  public var x: Double

  /// The coordinate downwards, in points.
  public var y: Double

  /// A vector of two coordinates in points.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// A vector of a length, in points, in a direction: degrees from +x, clockwise as seen.
  ///
  /// Whole quarters of a turn are exact. An angle that is not finite has no direction: both
  /// coordinates are not a number.
  public init(length: Double, angle: Double) {
    guard angle.isFinite else {
      self.init(.nan, .nan)
      return
    }
    let turned = angle.truncatingRemainder(dividingBy: 360)
    let quarters = (turned / 90).rounded()
    let rest = (turned - quarters * 90) * .pi / 180
    let (along, across) = (cos(rest) * length, sin(rest) * length)
    switch Int(quarters) & 3 {
    case 0: self.init(along, across)
    case 1: self.init(-across, along)
    case 2: self.init(-along, -across)
    default: self.init(across, -along)
    }
  }

  /// The origin.
  public static let zero = Vector(0, 0)

  /// The Euclidean length, in points.
  public var length: Double { hypot(x, y) }

  /// The square of the length: enough to compare by, and cheaper.
  package var squaredLength: Double { x * x + y * y }

  /// The direction in degrees from +x, clockwise as seen, in −180…180; 0 for the zero vector.
  public var angle: Double { atan2(y, x) * 180 / .pi }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Vector {
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.x + right.x, left.y + right.y)
  }

  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.x - right.x, left.y - right.y)
  }

  public static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }

  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(vector.x * factor, vector.y * factor)
  }

  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(vector.x / divisor, vector.y / divisor)
  }
}
