extension UnitCurve {
  /// The value and its derivatives at a share of the time of 0…1.
  func jet(at progress: Double) -> Jet<Double> {
    switch shape {
    case .linear: Jet(value: progress, slope: 1, curvature: 0)
    case .bezier(let curve): curve.jet(at: progress)
    case .circular(let curve):
      Jet(value: curve.value(at: progress), slope: curve.slope(at: progress), curvature: .unknown)
    }
  }

  /// Bounds of the value and its derivatives over shares of the time in 0…1.
  func jet(over progress: Interval) -> Jet<Interval> {
    switch shape {
    case .linear: Jet(value: progress, slope: Interval(1), curvature: Interval(0))
    case .bezier(let curve): curve.jet(over: progress)
    case .circular(let curve): curve.jet(over: progress)
    }
  }
}

extension CircularCurve {
  /// The curves rise throughout; their slope moves one way on either side of the middle.
  fileprivate func jet(over input: Interval) -> Jet<Interval> {
    let ends = Interval(spanning: slope(at: input.lower), slope(at: input.upper))
    return Jet(
      value: Interval(value(at: input.lower), value(at: input.upper)),
      slope: input.contains(0.5) ? ends.including(slope(at: 0.5)) : ends, curvature: .unknown)
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

  /// Bounds of the value and its derivatives for inputs in 0…1.
  fileprivate func jet(over input: Interval) -> Jet<Interval> {
    let box = Interval(parameter(at: input.lower), parameter(at: input.upper))
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
