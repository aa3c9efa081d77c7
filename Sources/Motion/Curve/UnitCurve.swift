/// A timing curve: what share of the way is done at what share of the time.
///
/// It runs from (0, 0) to (1, 1). Inputs are clamped to 0…1; outputs are not.
public struct UnitCurve: Hashable, Sendable {
  /// What a curve can be made of.
  enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circular(CircularCurve)
  }

  /// What the curve is made of.
  let shape: Shape

  /// The seconds that an animation along a curve takes where none are given.
  public static let standardDuration = 0.35

  /// The output is the input.
  public static let linear = UnitCurve(shape: .linear)

  /// Slow at the start.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)

  /// Slow at the end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)

  /// Slow at both ends.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// A quarter of the unit circle that starts level.
  public static let circularEaseIn = UnitCurve(shape: .circular(.easeIn))

  /// A quarter of the unit circle that ends level.
  public static let circularEaseOut = UnitCurve(shape: .circular(.easeOut))

  /// Two quarters of a circle that start and end level.
  public static let circularEaseInOut = UnitCurve(shape: .circular(.easeInOut))

  /// The cubic Bézier curve with two control points, their x clamped to 0…1.
  ///
  /// - Throws: `MotionError.outOfRange` where a coordinate is not finite.
  public static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(MotionError) -> UnitCurve {
    for (name, value) in [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)] where !value.isFinite {
      throw .outOfRange(parameter: name, range: "a finite number", value: value)
    }
    return UnitCurve(x1, y1, x2, y2)
  }

  private init(shape: Shape) {
    self.shape = shape
  }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    shape = .bezier(
      CubicBezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2))
  }
}

extension UnitCurve {
  /// The share of the way at a share of the time; exactly 0 at 0 and 1 at 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    guard 0 < progress, progress < 1 else { return progress }
    return value(at: progress, parameter: parameter(at: progress))
  }

  /// The slope at a share of the time; infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return jet(at: progress, parameter: parameter(at: progress)).slope
  }

  /// The curve with time and way exchanged.
  ///
  /// - Throws: `MotionError.notInvertible` where a control point lies outside 0…1, so that the
  ///   curve may turn back.
  public var inverse: UnitCurve {
    get throws(MotionError) {
      switch shape {
      case .linear: return .linear
      case .circular(let curve): return UnitCurve(shape: .circular(curve.inverse))
      case .bezier(let curve):
        for (name, value) in [("y1", curve.y1), ("y2", curve.y2)] where !(0...1 ~= value) {
          throw .notInvertible(parameter: name, value: value)
        }
        return UnitCurve(curve.y1, curve.x1, curve.y2, curve.x2)
      }
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The curve in the spelling of scripts: `ease_in_out`, `bezier(0.5, 0.0, 0.5, 1.0)`.
  public var description: String {
    switch shape {
    case _ where self == .easeIn: "ease_in"
    case _ where self == .easeOut: "ease_out"
    case _ where self == .easeInOut: "ease_in_out"
    case .linear: "linear"
    case .circular(let curve): curve.rawValue
    case .bezier(let curve): "bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    }
  }
}
