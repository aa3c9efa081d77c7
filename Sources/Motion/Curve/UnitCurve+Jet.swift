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
    guard !isStraight else {
      return Jet(value: rise.value, slope: Interval(1), curvature: Interval(0))
    }
    guard run.slope.lower > 0 else {
      if let standstill, let jet = standstill.jet(between: box, rise.value) { return jet }
      return Jet(value: rise.value, slope: .unknown, curvature: .unknown)
    }
    let bend = rise.curvature * run.slope - run.curvature * rise.slope
    return Jet(
      value: rise.value, slope: rise.slope / run.slope,
      curvature: bend / (run.slope * run.slope * run.slope))
  }
}

extension CubicBezier {
  /// An end at which the curve stands still for its parameter, as at the start of `easeOut`: there
  /// both derivatives vanish, and the slope is the quotient of what they are multiplied by.
  private struct Standstill {
    /// What the vanishing factor multiplies in each derivative, at the parameters 0 and 1; it is a
    /// straight line between them.
    let run: (first: Double, last: Double)
    let rise: (first: Double, last: Double)

    /// The vanishing factor is the parameter itself, or what it lacks to 1.
    let isAtStart: Bool

    /// Bounds between two parameters; `nil` where the slope is not bounded.
    func jet(between box: Interval, _ value: Interval) -> Jet<Interval>? {
      let ends = (at(box.lower), at(box.upper))
      let runs = Interval(spanning: ends.0.run, ends.1.run)
      guard runs.lower > 0 else { return nil }
      let factors = isAtStart ? box : Interval(1 - box.upper, 1 - box.lower)
      let divisor = Interval(3) * factors * (runs * runs * runs)
      let bend = rise.last * run.first - run.last * rise.first
      let share = Interval(1 / divisor.upper, divisor.lower > 0 ? 1 / divisor.lower : .infinity)
      // The quotient of two straight lines moves one way only.
      let slope = Interval(spanning: ends.0.rise / ends.0.run, ends.1.rise / ends.1.run)
      return Jet(value: value, slope: slope, curvature: Interval(bend) * share)
    }

    private func at(_ parameter: Double) -> (run: Double, rise: Double) {
      (
        run.first + (run.last - run.first) * parameter,
        rise.first + (rise.last - rise.first) * parameter
      )
    }
  }

  /// The end at which the curve stands still; `nil` where it does at none.
  private var standstill: Standstill? {
    if x1 == 0, y1 == 0 {
      return Standstill(run: (2 * x2, 1 - x2), rise: (2 * y2, 1 - y2), isAtStart: true)
    }
    guard x2 == 1, y2 == 1 else { return nil }
    return Standstill(run: (x1, 2 * (1 - x1)), rise: (y1, 2 * (1 - y1)), isAtStart: false)
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
