extension UnitCurve {
  /// The value and its derivatives at a share of the time of 0…1, where the curve is at a parameter
  /// then.
  func jet(at progress: Double, parameter: Double) -> Jet<Double> {
    switch shape {
    case .linear: return Jet(value: progress, slope: 1, curvature: 0, jerk: 0)
    case .bezier(let curve):
      var jet = curve.jet(at: parameter)
      if progress == 0 || progress == 1 { jet.value = progress }
      return jet
    case .circular(let curve): return curve.jet(at: progress)
    }
  }

  /// The value at a share of the time of 0…1, where the curve is at a parameter then.
  func value(at progress: Double, parameter: Double) -> Double {
    guard case .bezier(let curve) = shape, 0 < progress, progress < 1 else {
      return value(at: progress)
    }
    return curve.y.value(at: parameter)
  }

  /// The same at a parameter of the curve.
  func jet(atParameter parameter: Double) -> Jet<Double> {
    switch shape {
    case .linear: Jet(value: parameter, slope: 1, curvature: 0, jerk: 0)
    case .bezier(let curve): curve.jet(at: parameter)
    case .circular(let curve): curve.jet(at: curve.time(atParameter: parameter).value)
    }
  }

  /// Bounds of the value and its derivatives by the share of the time, between two parameters.
  func jet(between parameters: Interval) -> Jet<Interval> {
    switch shape {
    case .linear:
      Jet(value: parameters, slope: Interval(1), curvature: Interval(0), jerk: Interval(0))
    case .bezier(let curve): curve.jet(between: parameters)
    case .circular(let curve): curve.jet(over: curve.time(between: parameters).value)
    }
  }

  /// The shares of the time at which the curve turns back, in order; a Bézier curve may.
  var turns: [Double] {
    guard case .bezier(let curve) = shape else { return [] }
    return curve.y.turns.map { curve.x.value(at: $0) }
  }

  /// Where on the curve a share of the time of 0…1 leads: its parameter, 0…1, which is found once
  /// and bounds much.
  func parameter(at progress: Double) -> Double {
    switch shape {
    case .linear: progress
    case .bezier(let curve): curve.parameter(at: progress)
    case .circular(let curve): curve.parameter(at: progress)
    }
  }

  /// The same, known to lie between two parameters.
  func parameter(at progress: Double, between parameters: Interval) -> Double {
    if case .bezier(let curve) = shape {
      return curve.parameter(at: progress, between: parameters)
    }
    return parameter(at: progress)
  }
}

extension UnitCurve {
  /// The share of the time at a parameter of the curve, and its derivatives by the parameter.
  func time(atParameter parameter: Double) -> Jet<Double> {
    switch shape {
    case .linear: Jet(value: parameter, slope: 1, curvature: 0, jerk: 0)
    case .bezier(let curve): curve.x.jet(at: parameter)
    case .circular(let curve): curve.time(atParameter: parameter)
    }
  }

  /// Bounds of the same between two parameters.
  func time(between parameters: Interval) -> Jet<Interval> {
    switch shape {
    case .linear:
      Jet(value: parameters, slope: Interval(1), curvature: Interval(0), jerk: Interval(0))
    case .bezier(let curve): curve.x.jet(over: parameters)
    case .circular(let curve): curve.time(between: parameters)
    }
  }

  /// The share of the way at a parameter of the curve, and its derivatives by the parameter.
  func way(atParameter parameter: Double) -> Jet<Double> {
    switch shape {
    case .linear: Jet(value: parameter, slope: 1, curvature: 0, jerk: 0)
    case .bezier(let curve): curve.y.jet(at: parameter)
    case .circular(let curve): curve.way(atParameter: parameter)
    }
  }

  /// Bounds of the same between two parameters.
  func way(between parameters: Interval) -> Jet<Interval> {
    switch shape {
    case .linear:
      Jet(value: parameters, slope: Interval(1), curvature: Interval(0), jerk: Interval(0))
    case .bezier(let curve): curve.y.jet(over: parameters)
    case .circular(let curve): curve.way(between: parameters)
    }
  }

  /// The parameter at which a part of the curve is halved: where the curve is upright inside, or its
  /// curvature jumps, that is the place.
  func middle(of parameters: Interval) -> Double {
    hasMiddle && parameters.lower < 0.5 && parameters.upper > 0.5 ? 0.5 : parameters.middle
  }

  /// Whether derivatives are not bounded around the parameter 0.5, or jump there.
  var hasMiddle: Bool {
    switch shape {
    case .linear: false
    case .bezier(let curve): curve.isUprightInside
    case .circular(let curve): curve.hasTwoParts
    }
  }

  /// Whether it is not straight.
  var isBent: Bool { shape != .linear }

  /// Whether it is upright somewhere, though not for its parameter.
  var isUpright: Bool {
    switch shape {
    case .linear: false
    case .bezier(let curve): curve.isUpright
    case .circular: true
    }
  }

  /// Whether it stands still for its parameter somewhere, so that this does not tell where it goes.
  var standsStill: Bool {
    if case .bezier(let curve) = shape { return curve.standstill != nil }
    return false
  }
}
