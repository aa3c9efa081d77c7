/// What a timing curve can be made of: shares of the time and of the way, both told by a parameter of
/// 0…1, for which it is nowhere upright.
protocol CurveShape {
  /// The share of the way at a share of the time of 0…1, where the curve is at a parameter then; at 1
  /// it may miss 1 by rounding.
  func value(at progress: Double, parameter: Double) -> Double

  /// The same and its derivatives by the share of the time.
  func jet(at progress: Double, parameter: Double) -> Jet<Double>

  /// The share of the way and its derivatives by the share of the time, at a parameter.
  func jet(atParameter parameter: Double) -> Jet<Double>

  /// Bounds of the same between two parameters.
  func jet(between parameters: Interval) -> Jet<Interval>

  /// The share of the time at a parameter, and its derivatives by the parameter.
  func time(atParameter parameter: Double) -> Jet<Double>

  /// Bounds of the same between two parameters.
  func time(between parameters: Interval) -> Jet<Interval>

  /// The share of the way at a parameter, and its derivatives by the parameter.
  func way(atParameter parameter: Double) -> Jet<Double>

  /// Bounds of the same between two parameters.
  func way(between parameters: Interval) -> Jet<Interval>

  /// Where on the curve a share of the time of 0…1 leads: its parameter, which is known to lie
  /// between two.
  func parameter(at progress: Double, between parameters: Interval) -> Double

  /// The shares of the time at which the curve turns back, in order.
  var turns: [Double] { get }

  /// Whether derivatives are not bounded around the parameter 0.5, or jump there.
  var hasMiddle: Bool { get }

  /// Whether it is upright somewhere, though not for its parameter.
  var isUpright: Bool { get }

  /// Whether it stands still for its parameter somewhere, so that this does not tell where it goes.
  var standsStill: Bool { get }
}
