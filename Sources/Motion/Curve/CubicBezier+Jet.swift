extension CubicBezier: CurveShape {
  func value(at progress: Double, parameter: Double) -> Double { y.value(at: parameter) }

  func jet(at progress: Double, parameter: Double) -> Jet<Double> { jet(atParameter: parameter) }

  func jet(atParameter parameter: Double) -> Jet<Double> {
    let value = y.value(at: parameter)
    guard !isStraight else { return Jet(variable: value) }
    if let standstill {
      let point = standstill.jet(at: parameter)
      return Jet(
        value: value, slope: point.slope, curvature: point.curvature, jerk: point.jerk)
    }
    let point = point(at: parameter)
    return Jet(value: value, slope: point.slope, curvature: point.curvature, jerk: point.jerk)
  }

  func jet(between parameters: Interval) -> Jet<Interval> {
    var jet = Jet(variable: y.jet(over: parameters).value)
    guard !isStraight else { return jet }
    let bounds = standstill?.bounds(between: parameters) ?? bounds(between: parameters)
    (jet.slope, jet.curvature, jet.jerk) = (bounds.slope, bounds.curvature, bounds.jerk)
    return jet
  }

  func time(atParameter parameter: Double) -> Jet<Double> { x.jet(at: parameter) }

  func time(between parameters: Interval) -> Jet<Interval> { x.jet(over: parameters) }

  func way(atParameter parameter: Double) -> Jet<Double> { y.jet(at: parameter) }

  func way(between parameters: Interval) -> Jet<Interval> { y.jet(over: parameters) }

  var turns: [Double] { y.turns.map { x.value(at: $0) } }

  var hasMiddle: Bool { isUprightInside }

  var isUpright: Bool {
    !isStraight
      && (isUprightInside || jet(atParameter: 0).slope.isInfinite
        || jet(atParameter: 1).slope.isInfinite)
  }

  var standsStill: Bool { standstill != nil }
}

extension CubicBezier {
  /// Whether the curve is upright in the middle, where its derivatives are not bounded.
  var isUprightInside: Bool { x1 == 1 && x2 == 0 }

  /// What the curve comes to at a parameter.
  ///
  /// With derivatives by the parameter, the slope is Y′ ÷ X′, and what it changes by is the
  /// `bend` Y″X′ − X″Y′, of which only a quadratic is left.
  private struct Point {
    /// X′ and X″.
    var run: (first: Double, second: Double)

    /// Y″X′ − X″Y′, and its derivative, a straight line.
    var bend: (value: Double, slope: Double)

    /// Y′ ÷ X′.
    var slope: Double

    var curvature: Double { bend.value / (run.first * run.first * run.first) }

    var jerk: Double {
      let square = run.first * run.first
      return (bend.slope * run.first - 3 * bend.value * run.second)
        / (square * square * run.first)
    }
  }

  private func point(at parameter: Double) -> Point {
    let (run, rise) = (x.derivatives(at: parameter), y.derivatives(at: parameter))
    return Point(
      run: (run.first, run.second),
      bend: (
        rise.second * run.first - run.second * rise.first,
        rise.third * run.first - run.third * rise.first
      ),
      slope: rise.first / run.first)
  }

  /// Bounds of the derivatives between two parameters; those that move one way only are known by
  /// their ends.
  private func bounds(between box: Interval) -> Jet<Interval> {
    var bounds = Jet<Interval>(
      value: .unknown, slope: .unknown, curvature: .unknown, jerk: .unknown)
    if isUprightInside, box.lower < 0.5, box.upper > 0.5 { return bounds }
    let (first, last) = (point(at: box.lower), point(at: box.upper))
    let run = x.jet(over: box)
    guard run.slope.lower >= 0 else { return bounds }
    var bend = Interval(spanning: first.bend.value, last.bend.value)
    let turning = Interval(spanning: first.bend.slope, last.bend.slope)
    if !turning.hasOneSign {
      let turn = box.lower + box.width * first.bend.slope / (first.bend.slope - last.bend.slope)
      bend = bend.including(point(at: turn).bend.value)
    }
    if bend.hasOneSign, let slopes = Interval(between: first.slope, last.slope) {
      bounds.slope = slopes
    } else {
      bounds.slope = y.jet(over: box).slope / run.slope
    }
    let square = run.slope * run.slope
    let change: Interval = turning * run.slope - Interval(3) * (bend * run.curvature)
    if change.hasOneSign, let bends = Interval(between: first.curvature, last.curvature) {
      bounds.curvature = bends
    } else {
      bounds.curvature = bend / (square * run.slope)
    }
    bounds.jerk = change / (square * square * run.slope)
    return bounds
  }
}

extension CubicBezier {
  /// An end at which the curve stands still for its parameter, as at the start of `easeOut`: there
  /// both derivatives vanish, and the slope is the quotient of what they are multiplied by.
  struct Standstill {
    /// What the vanishing factor multiplies in each derivative, at the parameters 0 and 1; it is a
    /// straight line between them.
    let run: (first: Double, last: Double)
    let rise: (first: Double, last: Double)

    /// The vanishing factor is the parameter itself, or what it lacks to 1.
    let isAtStart: Bool

    /// What is left of the bend once the factor is taken out of it twice.
    private var bend: Double { rise.last * run.first - run.last * rise.first }

    func jet(at parameter: Double) -> Jet<Double> {
      let (run, rise) = (run(at: parameter), rise(at: parameter))
      let factor = isAtStart ? parameter : 1 - parameter
      let cube = run * run * run
      // Of a straight line even what is divided by nothing is nothing.
      let curvature = bend == 0 ? 0 : bend / (3 * factor * cube)
      let jerk =
        bend == 0
        ? 0 : bend * change(at: parameter) / (9 * factor * factor * factor * cube * run * run)
      return Jet(value: .unknown, slope: rise / run, curvature: curvature, jerk: jerk)
    }

    /// Bounds of the derivatives between two parameters.
    func bounds(between box: Interval) -> Jet<Interval> {
      let runs = Interval(spanning: run(at: box.lower), run(at: box.upper))
      var bounds = Jet<Interval>(
        value: .unknown, slope: .unknown, curvature: .unknown, jerk: .unknown)
      guard runs.lower >= 0 else { return bounds }
      let (first, last) = (jet(at: box.lower), jet(at: box.upper))
      // The quotient of two straight lines moves one way only.
      guard let slopes = Interval(between: first.slope, last.slope) else { return bounds }
      bounds.slope = slopes
      let change = Interval(spanning: change(at: box.lower), change(at: box.upper))
      let factors = isAtStart ? box : Interval(1 - box.upper, 1 - box.lower)
      let cube = runs * runs * runs
      if change.hasOneSign, let bends = Interval(between: first.curvature, last.curvature) {
        bounds.curvature = bends
      } else {
        bounds.curvature = Interval(bend) / (Interval(3) * factors * cube)
      }
      bounds.jerk =
        Interval(bend) * change
        / (Interval(9) * (factors * factors * factors) * (cube * runs * runs))
      return bounds
    }

    /// The sign with which the curvature moves, and the part of the jerk that is not a power.
    private func change(at parameter: Double) -> Double {
      let slope = run.last - run.first
      let run = run(at: parameter)
      return isAtStart ? -run - 3 * parameter * slope : run - 3 * (1 - parameter) * slope
    }

    private func run(at parameter: Double) -> Double {
      run.first + (run.last - run.first) * parameter
    }

    private func rise(at parameter: Double) -> Double {
      rise.first + (rise.last - rise.first) * parameter
    }
  }

  /// The end at which the curve stands still; `nil` where it does at none.
  var standstill: Standstill? {
    if x1 == 0, y1 == 0 {
      return Standstill(run: (2 * x2, 1 - x2), rise: (2 * y2, 1 - y2), isAtStart: true)
    }
    guard x2 == 1, y2 == 1 else { return nil }
    return Standstill(run: (x1, 2 * (1 - x1)), rise: (y1, 2 * (1 - y1)), isAtStart: false)
  }
}

extension CubicBezier.Coordinate {
  /// The parameters inside 0…1 at which the coordinate turns back, in order.
  var turns: [Double] {
    // The derivative is 3·(a·s² + 2b·s + c).
    let (a, b, c) = (1 + 3 * first - 3 * second, second - 2 * first, first)
    let root = (b * b - a * c).squareRoot()
    guard root > 0 else { return [] }
    let sum = b < 0 ? root - b : -root - b  // without the digits that a difference loses
    return [sum / a, c / sum].filter { 0 < $0 && $0 < 1 }.sorted()
  }

  /// The coordinate and its derivatives at a parameter.
  func jet(at parameter: Double) -> Jet<Double> {
    let derivatives = derivatives(at: parameter)
    return Jet(
      value: value(at: parameter), slope: derivatives.first, curvature: derivatives.second,
      jerk: derivatives.third)
  }

  /// Bounds of the coordinate and its derivatives over parameters in 0…1.
  func jet(over box: Interval) -> Jet<Interval> {
    let (start, end) = (derivatives(at: box.lower), derivatives(at: box.upper))
    let curvature = Interval(spanning: start.second, end.second)
    let turn = box.lower - start.second / start.third
    let ends = Interval(spanning: start.first, end.first)
    let slope = box.contains(turn) ? ends.including(derivatives(at: turn).first) : ends
    let limits = Interval(spanning: value(at: box.lower), value(at: box.upper))
    let half = box.width / 2
    let spread: Interval = Interval(value(at: box.middle)) + slope * Interval(-half, half)
    return Jet(
      value: slope.hasOneSign ? limits : spread, slope: slope, curvature: curvature,
      jerk: Interval(start.third))
  }
}
