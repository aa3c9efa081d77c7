/// A value together with its first two derivatives by time.
///
/// At an instant the three are numbers. Over a stretch of time they are intervals that hold every
/// value, slope and curvature of the stretch.
package struct Jet<Number: Sendable>: Sendable {
  /// The value itself.
  package var value: Number

  /// The derivative, per second.
  package var slope: Number

  /// The second derivative, per second squared.
  var curvature: Number
}

extension Jet where Number: Scalar {
  /// A value that does not move.
  init(_ constant: Double) {
    self.init(value: Number(constant), slope: Number(0), curvature: Number(0))
  }

  /// The slope and what is known of its derivatives.
  var derivative: Jet { Jet(value: slope, slope: curvature, curvature: .unknown) }

  /// What becomes of a value that is kept between two bounds.
  func clipped(to limits: ValueLimits) -> Jet {
    let factor = Number(limits.factor)
    return Jet(
      value: value.clipped(to: limits), slope: factor * slope, curvature: factor * curvature)
  }

  static func + (left: Jet, right: Jet) -> Jet {
    Jet(
      value: left.value + right.value, slope: left.slope + right.slope,
      curvature: left.curvature + right.curvature)
  }

  static func - (left: Jet, right: Jet) -> Jet {
    Jet(
      value: left.value - right.value, slope: left.slope - right.slope,
      curvature: left.curvature - right.curvature)
  }

  static func * (left: Jet, right: Jet) -> Jet {
    Jet(
      value: left.value * right.value,
      slope: left.slope * right.value + left.value * right.slope,
      curvature: left.curvature * right.value + Number(2) * (left.slope * right.slope)
        + left.value * right.curvature)
  }

  /// The way of a running value over to `target`.
  ///
  /// What is left of the running value is multiplied in one place, so that its bounds fade as the
  /// way ends.
  static func interpolation(_ running: Jet, to target: Double, progress: Jet) -> Jet {
    let rest = Jet(1) + Jet(-1) * progress
    var jet = rest * (running + Jet(-target)) + Jet(target)
    jet.value = .interpolation(running.value, to: target, progress: progress.value)
    return jet
  }

  /// The length of the vector with these two components.
  static func length(_ x: Jet, _ y: Jet) -> Jet {
    let length = Number.length(x.value, y.value)
    guard length.isPositive else {
      let speed = Number.length(x.slope, y.slope)
      return Jet(value: length, slope: speed.leavingOrigin, curvature: .unknown)
    }
    let towards = (x: x.value / length, y: y.value / length)
    let sideways = towards.x * y.slope - towards.y * x.slope
    return Jet(
      value: length,
      slope: towards.x * x.slope + towards.y * y.slope,
      curvature: towards.x * x.curvature + towards.y * y.curvature + sideways * sideways / length)
  }

  /// The angle of the direction (`along`, `across`) in degrees, for `across` ≥ 0.
  ///
  /// - Parameter turning: The cross product of the direction and its derivative, where it is known
  ///   better than from the two jets.
  static func angle(across: Jet, along: Jet, turning: Number? = nil) -> Jet {
    let value = Number.angle(across: across.value, along: along.value)
    let squared = across.value * across.value + along.value * along.value
    guard squared.isPositive else { return Jet(value: value, slope: .unknown, curvature: .unknown) }
    let turning = turning ?? (across.slope * along.value - across.value * along.slope)
    return Jet(
      value: value, slope: Number(180 / .pi) * turning / squared, curvature: .unknown)
  }
}
