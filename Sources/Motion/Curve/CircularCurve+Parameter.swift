/// The parameter of circular curves.
///
/// Around an upright place, as seen from there, it is the root of the time: with w the parameter from
/// there, time goes with w·|w|, and the way with w·√(2 − w²), which is nowhere upright.
extension CircularCurve {
  /// The curve on either side of a place at which it is upright.
  private struct Side {
    /// The share of the time, and of the way, at the upright place.
    let place: Double

    /// The parameter there.
    let parameter: Double

    /// The radius of the circle, and by how much w grows with the parameter.
    let radius: Double
    let rate: Double

    /// How far, in w, a parameter is from the upright place.
    func distance(to parameter: Double) -> Double { rate * (parameter - self.parameter) }

    /// The share of the time at w, and its derivatives by the parameter.
    func time(at w: Double) -> Jet<Double> {
      jet(value: w * abs(w), slope: 2 * abs(w), curvature: w < 0 ? -2 : 2, jerk: 0)
    }

    /// The share of the way at w, and its derivatives by the parameter.
    func way(at w: Double) -> Jet<Double> {
      let square = w * w
      let root = (2 - square).squareRoot()
      let cube = root * (2 - square)
      return jet(
        value: w * root, slope: 2 * (1 - square) / root, curvature: 2 * w * (square - 3) / cube,
        jerk: -12 / (cube * (2 - square)))
    }

    private func jet(
      value: Double, slope: Double, curvature: Double, jerk: Double
    ) -> Jet<Double> {
      let size = radius * rate
      return Jet(
        value: place + radius * value, slope: size * slope, curvature: size * rate * curvature,
        jerk: size * rate * rate * jerk)
    }
  }

  /// The side of the curve on which a parameter or a share of the time lies.
  private func side(of share: Double) -> Side {
    switch self {
    case .easeIn: Side(place: 1, parameter: 1, radius: 1, rate: 1)
    case .easeOut: Side(place: 0, parameter: 0, radius: 1, rate: 1)
    case .easeInOut: Side(place: 0.5, parameter: 0.5, radius: 0.5, rate: 2)
    case .easeOutIn where share < 0.5: Side(place: 0, parameter: 0, radius: 0.5, rate: 2)
    case .easeOutIn: Side(place: 1, parameter: 1, radius: 0.5, rate: 2)
    }
  }

  func parameter(at input: Double, between parameters: Interval) -> Double {
    let side = side(of: input)
    let square = (input - side.place) / side.radius
    let distance = square < 0 ? -(-square).squareRoot() : square.squareRoot()
    return side.parameter + distance / side.rate
  }

  func time(atParameter parameter: Double) -> Jet<Double> {
    let side = side(of: parameter)
    return side.time(at: side.distance(to: parameter))
  }

  func way(atParameter parameter: Double) -> Jet<Double> {
    let side = side(of: parameter)
    return side.way(at: side.distance(to: parameter))
  }

  func time(between parameters: Interval) -> Jet<Interval> {
    bounds(between: parameters) { $0.time(at: $1) }
  }

  func way(between parameters: Interval) -> Jet<Interval> {
    bounds(between: parameters) { $0.way(at: $1) }
  }

  /// All derivatives move one way only on either side of the middle, where the curvature may jump.
  private func bounds(
    between parameters: Interval, of jet: (Side, Double) -> Jet<Double>
  ) -> Jet<Interval> {
    let sides = (side(of: parameters.lower), side(of: parameters.upper))
    let first = jet(sides.0, sides.0.distance(to: parameters.lower))
    let last = jet(sides.1, sides.1.distance(to: parameters.upper))
    var bounds = Jet(
      value: Interval(first.value, last.value), slope: Interval(spanning: first.slope, last.slope),
      curvature: Interval(spanning: first.curvature, last.curvature),
      jerk: Interval(spanning: first.jerk, last.jerk))
    guard hasMiddle, parameters.contains(0.5) else { return bounds }
    let middle = 0.5
    for share in [middle.nextDown, middle] {
      let side = side(of: share)
      let there = jet(side, side.distance(to: share))
      bounds.slope = bounds.slope.including(there.slope)
      bounds.curvature = bounds.curvature.including(there.curvature)
    }
    bounds.jerk = .unknown
    return bounds
  }
}
