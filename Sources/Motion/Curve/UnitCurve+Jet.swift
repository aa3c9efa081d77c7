extension UnitCurve {
  /// The value and its derivatives at a share of the time of 0…1.
  func jet(at progress: Double) -> Jet<Double> {
    switch shape {
    case .linear: Jet(value: progress, slope: 1, curvature: 0)
    case .bezier(let curve): curve.jet(at: progress)
    case .circular(let curve):
      Jet(
        value: curve.value(at: progress), slope: curve.slope(at: progress),
        curvature: curve.curvature(at: progress))
    }
  }

  /// The shares of the time at which the curve turns back, in order; a Bézier curve may.
  var turns: [Double] {
    guard case .bezier(let curve) = shape else { return [] }
    return curve.y.turns.map { curve.x.value(at: $0) }
  }

  /// Where on the curve a share of the time of 0…1 leads: a Bézier curve has a parameter of its
  /// own, which is found once and bounds much.
  func parameter(at progress: Double) -> Double {
    if case .bezier(let curve) = shape { return curve.parameter(at: progress) }
    return progress
  }

  /// Bounds of the value and its derivatives by the share of the time, between two parameters.
  func jet(between parameters: Interval) -> Jet<Interval> {
    switch shape {
    case .linear: Jet(value: parameters, slope: Interval(1), curvature: Interval(0))
    case .bezier(let curve): curve.jet(between: parameters)
    case .circular(let curve): curve.jet(over: parameters)
    }
  }
}

extension CircularCurve {
  /// The curves rise throughout; their slope and its derivative move one way only on either side
  /// of the middle, where the derivative jumps between opposite values.
  fileprivate func jet(over input: Interval) -> Jet<Interval> {
    let slopes = Interval(spanning: slope(at: input.lower), slope(at: input.upper))
    let bends = Interval(spanning: curvature(at: input.lower), curvature(at: input.upper))
    let middle = (slope: slope(at: 0.5), curvature: curvature(at: 0.5))
    let holdsMiddle = input.contains(0.5)
    return Jet(
      value: Interval(value(at: input.lower), value(at: input.upper)),
      slope: holdsMiddle ? slopes.including(middle.slope) : slopes,
      curvature: holdsMiddle
        ? bends.including(middle.curvature).including(-middle.curvature) : bends)
  }
}

extension CubicBezier {
  /// The value and its derivatives for an input of 0…1.
  fileprivate func jet(at input: Double) -> Jet<Double> {
    let parameter = parameter(at: input)
    let (run, rise) = (x.derivatives(at: parameter), y.derivatives(at: parameter))
    let bend = rise.second * run.first - run.second * rise.first
    return Jet(
      value: input == 0 || input == 1 ? input : y.value(at: parameter), slope: slope(at: input),
      curvature: run.first > 0 ? bend / (run.first * run.first * run.first) : .unknown)
  }

  /// Bounds of the value and its derivatives between two parameters.
  fileprivate func jet(between box: Interval) -> Jet<Interval> {
    let (run, rise) = (x.jet(over: box), y.jet(over: box))
    guard run.slope.lower > 0 else {
      return Jet(value: rise.value, slope: .unknown, curvature: .unknown)
    }
    let bend = rise.curvature * run.slope - run.curvature * rise.slope
    return Jet(
      value: rise.value, slope: rise.slope / run.slope,
      curvature: bend / (run.slope * run.slope * run.slope))
  }
}

extension CubicBezier.Coordinate {
  /// The parameters inside 0…1 at which the coordinate turns back, in order.
  fileprivate var turns: [Double] {
    // The derivative is 3·(a·s² + 2b·s + c).
    let (a, b, c) = (1 + 3 * first - 3 * second, second - 2 * first, first)
    let root = (b * b - a * c).squareRoot()
    guard root > 0 else { return [] }
    let sum = b < 0 ? root - b : -root - b  // without the digits that a difference loses
    return [sum / a, c / sum].filter { 0 < $0 && $0 < 1 }.sorted()
  }

  /// Bounds of the coordinate and its derivatives over parameters in 0…1.
  fileprivate func jet(over box: Interval) -> Jet<Interval> {
    let (start, end) = (derivatives(at: box.lower), derivatives(at: box.upper))
    let curvature = Interval(spanning: start.second, end.second)
    let turn = box.lower - start.second / start.third
    let ends = Interval(spanning: start.first, end.first)
    let slope = box.contains(turn) ? ends.including(derivatives(at: turn).first) : ends
    let limits = Interval(spanning: value(at: box.lower), value(at: box.upper))
    let half = box.width / 2
    let spread: Interval = Interval(value(at: box.middle)) + slope * Interval(-half, half)
    return Jet(
      value: slope.hasOneSign ? limits : spread, slope: slope, curvature: curvature)
  }
}
