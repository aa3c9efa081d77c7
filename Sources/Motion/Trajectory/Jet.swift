/// A value together with its first three derivatives by time, computed side by side: forward
/// automatic differentiation.
///
/// At an instant the four are numbers. Over a stretch of time they are intervals that hold every
/// value, slope, curvature and jerk of the stretch. What holds every member of a derivative is
/// bounded only where what it is derived from makes no jump.
struct Jet<Number: Sendable>: Sendable {
  /// The value itself.
  var value: Number

  /// The derivative, per second.
  var slope: Number

  /// The second derivative, per second squared.
  var curvature: Number

  /// The third derivative, per second cubed.
  var jerk: Number
}

extension Jet where Number: Scalar {
  /// A value that does not move.
  init(_ constant: Double) {
    self.init(value: Number(constant), slope: Number(0), curvature: Number(0), jerk: Number(0))
  }

  /// The variable itself, by which it is a jet.
  init(variable: Number) {
    self.init(value: variable, slope: Number(1), curvature: Number(0), jerk: Number(0))
  }

  /// The slope and what is known of its derivatives.
  var derivative: Jet { Jet(value: slope, slope: curvature, curvature: jerk, jerk: .unknown) }

  /// The jet by what `time`, by which it is a jet, is a function of.
  func along(_ time: Jet) -> Jet {
    let square = time.slope * time.slope
    return Jet(
      value: value, slope: slope * time.slope,
      curvature: curvature * square + slope * time.curvature,
      jerk: jerk * (square * time.slope)
        + (curvature * (time.slope * time.curvature)).scaled(by: 3) + slope * time.jerk)
  }

  /// What becomes of a value that is kept between two bounds.
  func clipped(to limits: ValueLimits) -> Jet {
    var jet = scaled(by: limits.factor)
    jet.value = value.clipped(to: limits)
    return jet
  }

  static func + (left: Jet, right: Jet) -> Jet {
    Jet(
      value: left.value + right.value, slope: left.slope + right.slope,
      curvature: left.curvature + right.curvature, jerk: left.jerk + right.jerk)
  }

  static func - (left: Jet, right: Jet) -> Jet {
    Jet(
      value: left.value - right.value, slope: left.slope - right.slope,
      curvature: left.curvature - right.curvature, jerk: left.jerk - right.jerk)
  }

  static func * (left: Jet, right: Jet) -> Jet {
    Jet(
      value: left.value * right.value,
      slope: left.slope * right.value + left.value * right.slope,
      curvature: left.curvature * right.value + (left.slope * right.slope).scaled(by: 2)
        + left.value * right.curvature,
      jerk: left.jerk * right.value + left.value * right.jerk
        + (left.curvature * right.slope + left.slope * right.curvature).scaled(by: 3))
  }

  /// The jet of the value made `factor` times as large.
  func scaled(by factor: Double) -> Jet {
    Jet(
      value: value.scaled(by: factor), slope: slope.scaled(by: factor),
      curvature: curvature.scaled(by: factor), jerk: jerk.scaled(by: factor))
  }

  /// The way of a running value over to `target`.
  ///
  /// What is left of the running value is multiplied in one place, so that its bounds fade as the
  /// way ends.
  static func interpolation(_ running: Jet, to target: Double, progress: Jet) -> Jet {
    let rest = Jet(1) + progress.scaled(by: -1)
    var jet = rest * (running + Jet(-target)) + Jet(target)
    jet.value = .interpolation(running.value, to: target, progress: progress.value)
    return jet
  }

  /// The length of the vector with these two components.
  static func length(_ x: Jet, _ y: Jet) -> Jet {
    let length = Number.length(x.value, y.value)
    guard length.isPositive else {
      let speed = Number.length(x.slope, y.slope)
      return Jet(value: length, slope: speed.leavingOrigin, curvature: .unknown, jerk: .unknown)
    }
    let towards = Number.direction(x.value, y.value, length: length)
    let slope = towards.x * x.slope + towards.y * y.slope
    // How fast it moves and accelerates across the direction, and how fast the direction turns.
    let sideways = towards.x * y.slope - towards.y * x.slope
    let bending = towards.x * y.curvature - towards.y * x.curvature
    let turning = sideways / length
    return Jet(
      value: length, slope: slope,
      curvature: towards.x * x.curvature + towards.y * y.curvature + sideways * turning,
      jerk: towards.x * x.jerk + towards.y * y.jerk
        + (turning * (bending - turning * slope)).scaled(by: 3))
  }

  /// The angle, 0…180, between the vector (`along`, `across`) and the direction `heading`, all in
  /// degrees, where the vector lies on one side of it, 1 or −1.
  ///
  /// - Parameter turning: The cross product of the vector and its derivative, where it is known
  ///   better than from the two jets.
  static func angle(
    across: Jet, along: Jet, from heading: Double, side: Double, turning: Number? = nil
  ) -> Jet {
    let value = Number.angle(
      across: across.value, along: along.value, from: heading, side: side)
    let squared = across.value * across.value + along.value * along.value
    guard squared.isPositive else {
      return Jet(value: value, slope: .unknown, curvature: .unknown, jerk: .unknown)
    }
    let turning = turning ?? (across.slope * along.value - across.value * along.slope)
    let slope = turning / squared
    let bending = across.curvature * along.value - across.value * along.curvature
    let growth = (across.value * across.slope + along.value * along.slope).scaled(by: 2)
    let degrees = side * 180 / Double.pi
    return Jet(
      value: value, slope: slope.scaled(by: degrees),
      curvature: ((bending - slope * growth) / squared).scaled(by: degrees), jerk: .unknown)
  }
}
