/// A timing curve as a piece of a trajectory: it leads from one value to another, then stays.
package struct EasedPiece: Hashable, Sendable {
  /// The curve of progress over time.
  var curve: UnitCurve

  /// When the motion starts, in seconds on the subject's clock.
  var start: Double

  /// How long it lasts, in seconds, above 0.
  var duration: Double

  /// The value at the start.
  var from: Double

  /// The value at the end and afterwards.
  var to: Double

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

  /// Whether the motion goes on throughout a stretch.
  func runs(over stretch: Interval) -> Bool { start <= stretch.lower && stretch.upper <= end }

  /// Whether another motion takes the same share of its way at every instant.
  func isInStep(with other: EasedPiece) -> Bool {
    start == other.start && duration == other.duration && curve == other.curve
  }

  /// The motion told from the value that it takes over, where its start differs from that by
  /// nothing but rounding.
  func continuing(from value: Double) -> EasedPiece {
    guard value.isRounding(of: from, among: from, to) else { return self }
    var piece = self
    piece.from = value
    return piece
  }

  /// The share of the time that has passed at an instant, 0…1.
  ///
  /// Where the curve is upright in the middle no number may be that instant: the next ones stand for
  /// it.
  func progress(at time: Double) -> Double {
    guard time < end else { return 1 }
    let progress = min(max((time - start) / duration, 0), 1)
    return curve.hasMiddle && abs(progress - 0.5) * duration <= time.ulp ? 0.5 : progress
  }

  /// Where on its curve the motion is at an instant: the curve's own parameter.
  func parameter(at time: Double) -> Double {
    curve.parameter(at: progress(at: time))
  }

  /// The same, known to lie between two parameters.
  func parameter(at time: Double, between parameters: Interval) -> Double {
    curve.parameter(at: progress(at: time), between: parameters)
  }

  /// When the motion is at a parameter of its curve, in seconds, with derivatives by the parameter.
  func time(atParameter parameter: Double) -> Jet<Double> {
    inTime(curve.time(atParameter: parameter))
  }

  /// Bounds of the same between two parameters.
  func time(between parameters: Interval) -> Jet<Interval> {
    inTime(curve.time(between: parameters))
  }

  private func inTime<Number: Scalar>(_ share: Jet<Number>) -> Jet<Number> {
    var time = share.scaled(by: duration)
    time.value = time.value + Number(start)
    return time
  }

  /// The value at a share of the time, at which it is at a parameter of its curve.
  func value(at progress: Double, parameter: Double) -> Double {
    progress == 1 ? to : from + (to - from) * curve.value(at: progress, parameter: parameter)
  }

  /// The value and its derivatives then.
  ///
  /// - Parameter limit: What stands for the slope of the curve where that is more.
  func jet(
    at progress: Double, parameter: Double, noSteeperThan limit: Double = .infinity
  ) -> Jet<Double> {
    var unit = curve.jet(at: progress, parameter: parameter)
    unit.slope = min(max(unit.slope, -limit), limit)
    var jet = inSeconds(unit).scaled(by: to - from)
    jet.value = progress == 1 ? to : from + (to - from) * unit.value
    return jet
  }

  /// The share of the way at a parameter of the curve, and its derivatives.
  func unitJet(atParameter parameter: Double) -> Jet<Double> {
    inSeconds(curve.jet(atParameter: parameter))
  }

  /// Bounds of the share of the way and its derivatives between two parameters of the curve.
  func unitJet(between parameters: Interval) -> Jet<Interval> {
    inSeconds(curve.jet(between: parameters))
  }

  /// What the curve comes to as a motion in seconds.
  private func inSeconds<Number: Scalar>(_ curve: Jet<Number>) -> Jet<Number> {
    let rate = 1 / duration
    return Jet(
      value: curve.value, slope: curve.slope.scaled(by: rate),
      curvature: curve.curvature.scaled(by: rate * rate),
      jerk: curve.jerk.scaled(by: rate * rate * rate))
  }
}
