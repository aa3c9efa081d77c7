extension CircularCurve: CurveShape {
  var turns: [Double] { [] }

  var isUpright: Bool { true }

  var standsStill: Bool { false }

  func value(at progress: Double, parameter: Double) -> Double { value(at: progress) }

  func jet(at progress: Double, parameter: Double) -> Jet<Double> { jet(at: progress) }

  func jet(atParameter parameter: Double) -> Jet<Double> {
    jet(at: time(atParameter: parameter).value)
  }

  func jet(between parameters: Interval) -> Jet<Interval> {
    jet(over: time(between: parameters).value)
  }
}

extension CircularCurve {
  /// The value for an input of 0…1, and its derivatives.
  func jet(at input: Double) -> Jet<Double> {
    Jet(
      value: value(at: input), slope: slope(at: input), curvature: curvature(at: input),
      jerk: jerk(at: input))
  }

  /// The curves rise throughout; their derivatives move one way only on either side of the middle,
  /// where the second one jumps between opposite values.
  func jet(over input: Interval) -> Jet<Interval> {
    let (first, last) = (jet(at: input.lower), jet(at: input.upper))
    let (values, slopes) = (
      Interval(first.value, last.value), Interval(spanning: first.slope, last.slope)
    )
    let bends = Interval(spanning: first.curvature, last.curvature)
    guard hasMiddle, input.contains(0.5) else {
      return Jet(
        value: values, slope: slopes, curvature: bends,
        jerk: Interval(spanning: first.jerk, last.jerk))
    }
    let middle = jet(at: 0.5)
    return Jet(
      value: values, slope: slopes.including(middle.slope),
      curvature: bends.including(middle.curvature).including(-middle.curvature), jerk: .unknown)
  }
}
