extension Jet<Interval> {
  /// The bounds over a stretch of so many seconds, drawn closer by what is known at its ends.
  ///
  /// From an end nothing gets further than its derivative takes it. The bounds of a formula are
  /// wide by the length of the stretch; these are by its square, or none at all where a derivative
  /// has one sign.
  func refined(
    from first: Jet<Double>, to last: Jet<Double>, over duration: Double
  ) -> Jet<Interval> {
    var closer = self
    closer.curvature = curvature.refined(
      from: first.curvature, to: last.curvature, over: duration, slope: jerk)
    closer.slope = slope.refined(
      from: first.slope, to: last.slope, over: duration, slope: closer.curvature)
    closer.value = value.refined(
      from: first.value, to: last.value, over: duration, slope: closer.slope)
    return closer
  }
}

extension Interval {
  /// The members that lie between two lines from either end of a stretch, the steepest that the
  /// bounds of the derivative allow.
  fileprivate func refined(
    from first: Double, to last: Double, over duration: Double, slope: Interval
  ) -> Interval {
    guard let ends = Interval(between: first, last) else { return self }
    guard !slope.hasOneSign else { return ends }
    let (rise, width) = (last - first, slope.width)
    guard rise.isFinite, width < .infinity else { return self }
    let highest = first + slope.upper * ((rise - slope.lower * duration) / width)
    let lowest = first + slope.lower * ((slope.upper * duration - rise) / width)
    return Interval(
      min(max(lower, lowest), ends.lower), max(min(upper, highest), ends.upper))
  }
}
