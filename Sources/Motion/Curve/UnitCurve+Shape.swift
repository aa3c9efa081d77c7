extension UnitCurve: CurveShape {
  /// What the shape answers; inlined, so that none is put into a box to be asked.
  @inline(__always)
  private func asked<Answer>(_ question: (any CurveShape) -> Answer) -> Answer {
    switch shape {
    case .linear: question(StraightCurve())
    case .bezier(let curve): question(curve)
    case .circular(let curve): question(curve)
    }
  }

  var turns: [Double] { asked { $0.turns } }
  var hasMiddle: Bool { asked { $0.hasMiddle } }
  var isUpright: Bool { asked { $0.isUpright } }
  var standsStill: Bool { asked { $0.standsStill } }

  func value(at progress: Double, parameter: Double) -> Double {
    asked { $0.value(at: progress, parameter: parameter) }
  }

  func jet(at progress: Double, parameter: Double) -> Jet<Double> {
    asked { $0.jet(at: progress, parameter: parameter) }
  }

  func jet(atParameter parameter: Double) -> Jet<Double> {
    asked { $0.jet(atParameter: parameter) }
  }

  func jet(between parameters: Interval) -> Jet<Interval> {
    asked { $0.jet(between: parameters) }
  }

  func time(atParameter parameter: Double) -> Jet<Double> {
    asked { $0.time(atParameter: parameter) }
  }

  func time(between parameters: Interval) -> Jet<Interval> {
    asked { $0.time(between: parameters) }
  }

  func way(atParameter parameter: Double) -> Jet<Double> {
    asked { $0.way(atParameter: parameter) }
  }

  func way(between parameters: Interval) -> Jet<Interval> {
    asked { $0.way(between: parameters) }
  }

  func parameter(at progress: Double, between parameters: Interval) -> Double {
    asked { $0.parameter(at: progress, between: parameters) }
  }
}

extension UnitCurve {
  /// Where on the curve a share of the time of 0…1 leads: its parameter, 0…1, which is found once
  /// and bounds much.
  func parameter(at progress: Double) -> Double {
    parameter(at: progress, between: Interval(0, 1))
  }

  /// The parameter at which a part of the curve is halved: where the curve is upright inside, or its
  /// curvature jumps, that is the place.
  func middle(of parameters: Interval) -> Double {
    hasMiddle && parameters.lower < 0.5 && parameters.upper > 0.5 ? 0.5 : parameters.middle
  }

  /// Whether it is not straight.
  var isBent: Bool { shape != .linear }
}
