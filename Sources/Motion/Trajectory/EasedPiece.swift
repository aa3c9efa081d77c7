/// A timing curve as a piece of a trajectory: it leads from one value to another, then stays.
package struct EasedPiece: Hashable, Sendable {
  /// The curve of progress over time.
  package var curve: UnitCurve

  /// When the motion starts, in seconds on the subject's clock.
  package var start: Double

  /// How long it lasts, in seconds, above 0.
  package var duration: Double

  /// The value at the start.
  package var from: Double

  /// The value at the end and afterwards.
  package var to: Double

  /// The way along `curve` between two values.
  package init(curve: UnitCurve, start: Double, duration: Double, from: Double, to: Double) {
    self.curve = curve
    self.start = start
    self.duration = duration
    self.from = from
    self.to = to
  }

  /// When the motion ends, in seconds.
  var end: Double { Instant.sum(start, duration) }

  /// The share of the time that has passed at an instant, 0…1.
  private func progress(at time: Double) -> Double {
    time < end ? min(max((time - start) / duration, 0), 1) : 1
  }

  /// The value and its derivatives at an instant from the start to the end.
  ///
  /// - Parameter limit: What stands for the slope of the curve where that is more.
  func jet(at time: Double, noSteeperThan limit: Double = .infinity) -> Jet<Double> {
    let progress = progress(at: time)
    var unit = curve.jet(at: progress)
    unit.slope = min(max(unit.slope, -limit), limit)
    var jet = jet(along: unit)
    if progress == 1 { jet.value = to }
    return jet
  }

  /// Where on its curve the motion is at an instant: the curve's own parameter.
  func parameter(at time: Double) -> Double {
    curve.parameter(at: progress(at: time))
  }

  /// The same, known to lie between two parameters.
  func parameter(at time: Double, between parameters: Interval) -> Double {
    curve.parameter(at: progress(at: time), between: parameters)
  }

  /// The value and its derivatives at a parameter of the curve.
  func jet(atParameter parameter: Double) -> Jet<Double> {
    jet(along: curve.jet(atParameter: parameter))
  }

  /// Bounds of the value and its derivatives over a stretch from the start to the end.
  func jet(over box: Interval) -> Jet<Interval> {
    jet(between: Interval(parameter(at: box.lower), parameter(at: box.upper)))
  }

  /// The same between two parameters of the curve.
  func jet(between parameters: Interval) -> Jet<Interval> {
    jet(along: curve.jet(between: parameters))
  }

  /// What the curve comes to as a motion between the two values, in seconds.
  private func jet<Number: Scalar>(along curve: Jet<Number>) -> Jet<Number> {
    let span = to - from
    var jet = curve.scaled(by: span)
    jet.value = Number(from) + jet.value
    jet.slope = jet.slope.scaled(by: 1 / duration)
    jet.curvature = jet.curvature.scaled(by: 1 / (duration * duration))
    jet.jerk = jet.jerk.scaled(by: 1 / (duration * duration * duration))
    return jet
  }
}
