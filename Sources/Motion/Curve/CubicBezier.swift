/// A timing curve from (0, 0) to (1, 1), bent towards two control points.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// Whether the output is the input: both coordinates are one.
  var isStraight: Bool { x1 == y1 && x2 == y2 }

  var x: Coordinate { Coordinate(x1, x2) }
  var y: Coordinate { Coordinate(y1, y2) }

  /// The parameter of the point above `input`, known to lie between two parameters.
  func parameter(at input: Double, between parameters: Interval) -> Double {
    // Where it is upright x is so flat that many parameters lead there.
    if isUprightInside, input == 0.5, parameters.contains(0.5) { return 0.5 }
    let x = x
    let first = x.value(at: parameters.lower) - input
    let last = x.value(at: parameters.upper) - input
    // By rounding an end may lie beside the point.
    guard first < 0 else { return parameters.lower }
    guard last > 0 else { return parameters.upper }
    let parameter = parameters.root(from: first, to: last) { parameter in
      Jet(
        value: x.value(at: parameter) - input, slope: x.derivatives(at: parameter).first,
        curvature: 0, jerk: 0)
    }
    return parameter ?? parameters.upper
  }
}

extension CubicBezier {
  /// One coordinate of the curve, from 0 over two control points to 1.
  struct Coordinate {
    let first: Double
    let second: Double

    init(_ first: Double, _ second: Double) {
      self.first = first
      self.second = second
    }

    func value(at parameter: Double) -> Double {
      let linear = 3 * first
      let quadratic = 3 * (second - first) - linear
      let cubic = 1 - linear - quadratic
      return ((cubic * parameter + quadratic) * parameter + linear) * parameter
    }

    /// The derivatives in the form that is exactly 0 where a control point lies on an end.
    func derivatives(at parameter: Double) -> (first: Double, second: Double, third: Double) {
      let rest = 1 - parameter
      let middle = 2 * rest * parameter * (second - first)
      return (
        3 * (rest * rest * first + middle + parameter * parameter * (1 - second)),
        6 * (rest * (second - 2 * first) + parameter * (1 - 2 * second + first)),
        6 * (1 - 3 * second + 3 * first)
      )
    }
  }
}
