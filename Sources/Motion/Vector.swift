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

  /// A vector of a length in points that points `angle` degrees from +x, clockwise as seen.
  public init(length: Double, angle: Double) {
    self.init(length * cos(angle * .pi / 180), length * sin(angle * .pi / 180))
  }

  /// The origin.
  public static let zero = Vector(0, 0)

  /// The Euclidean length, in points.
  public var length: Double { hypot(x, y) }

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
