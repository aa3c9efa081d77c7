extension CircularCurve {
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
    guard hasTwoParts, input.contains(0.5) else {
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
