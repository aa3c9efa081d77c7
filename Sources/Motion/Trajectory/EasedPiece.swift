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
  var end: Double { start + duration }

  /// The value and its derivatives at an instant from the start to the end.
  func jet(at time: Double) -> Jet<Double> {
    let progress = min(max((time - start) / duration, 0), 1)
    let jet = curve.jet(at: progress)
    let span = to - from
    return Jet(
      value: progress == 1 ? to : from + span * jet.value, slope: span * jet.slope / duration,
      curvature: span * jet.curvature / (duration * duration))
  }

  /// Bounds of the value and its derivatives over a stretch from the start to the end.
  func jet(over box: Interval) -> Jet<Interval> {
    let progress = Interval(
      min(max((box.lower - start) / duration, 0), 1), min(max((box.upper - start) / duration, 0), 1)
    )
    let jet = curve.jet(over: progress)
    let span = Interval(to - from)
    return Jet(
      value: Interval(from) + span * jet.value, slope: span * Interval(1 / duration) * jet.slope,
      curvature: span * Interval(1 / (duration * duration)) * jet.curvature)
  }
}
