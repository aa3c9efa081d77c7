/// The timing curve without a bend: time and way are the parameter itself.
struct StraightCurve: CurveShape {
  var turns: [Double] { [] }
  var hasMiddle: Bool { false }
  var isUpright: Bool { false }
  var standsStill: Bool { false }

  func value(at progress: Double, parameter: Double) -> Double { progress }
  func jet(at progress: Double, parameter: Double) -> Jet<Double> { Jet(variable: progress) }
  func jet(atParameter parameter: Double) -> Jet<Double> { Jet(variable: parameter) }
  func jet(between parameters: Interval) -> Jet<Interval> { Jet(variable: parameters) }
  func time(atParameter parameter: Double) -> Jet<Double> { Jet(variable: parameter) }
  func time(between parameters: Interval) -> Jet<Interval> { Jet(variable: parameters) }
  func way(atParameter parameter: Double) -> Jet<Double> { Jet(variable: parameter) }
  func way(between parameters: Interval) -> Jet<Interval> { Jet(variable: parameters) }
  func parameter(at progress: Double, between parameters: Interval) -> Double { progress }
}
