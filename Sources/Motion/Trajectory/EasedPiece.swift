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
  func jet(at time: Double) -> Jet<Double> {
    let progress = progress(at: time)
    let jet = curve.jet(at: progress)
    let span = to - from
    return Jet(
      value: progress == 1 ? to : from + span * jet.value, slope: span * jet.slope / duration,
      curvature: span * jet.curvature / (duration * duration))
  }

  /// Where on its curve the motion is at an instant: the curve's own parameter.
  func parameter(at time: Double) -> Double {
    curve.parameter(at: progress(at: time))
  }

  /// Bounds of the value and its derivatives over a stretch from the start to the end.
  func jet(over box: Interval) -> Jet<Interval> {
    jet(between: Interval(parameter(at: box.lower), parameter(at: box.upper)))
  }

  /// The same between two parameters of the curve.
  func jet(between parameters: Interval) -> Jet<Interval> {
    let jet = curve.jet(between: parameters)
    let span = Interval(to - from)
    return Jet(
      value: Interval(from) + span * jet.value, slope: span * Interval(1 / duration) * jet.slope,
      curvature: span * Interval(1 / (duration * duration)) * jet.curvature)
  }
}
