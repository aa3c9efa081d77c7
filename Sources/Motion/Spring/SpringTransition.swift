/// What a spring makes, in a given time, of any distance from its target and any velocity.
///
/// The law is linear, so its solution is a table of four numbers; axes that share a spring share
/// them. The forms below hold to the last digits in every regime: products that vanish exactly
/// at critical damping, and decaying exponentials alone where hyperbolic functions would overflow.
package struct SpringTransition: Sendable {
  private let offsetFromOffset: Double
  private let offsetFromVelocity: Double
  private let velocityFromOffset: Double
  private let velocityFromVelocity: Double

  /// The solution after `time` seconds, 0 or more.
  package init(of spring: Spring, after time: Double) {
    guard !spring.isInstant else {
      (offsetFromOffset, offsetFromVelocity) = (0, 0)
      (velocityFromOffset, velocityFromVelocity) = (0, 0)
      return
    }
    let decay = spring.decay
    let splitting = spring.splitting
    let square = spring.naturalFrequency * spring.naturalFrequency
    let phase = splitting * time
    if spring.isOverdamped, phase >= 1 {
      let fastRate = decay + splitting
      let slowRate = square / fastRate  // without the digits that decay − splitting loses
      let slow = exp(-slowRate * time) / (2 * splitting)
      let fast = exp(-fastRate * time) / (2 * splitting)
      offsetFromOffset = fastRate * slow - slowRate * fast
      offsetFromVelocity = slow - fast
      velocityFromVelocity = fastRate * fast - slowRate * slow
    } else {
      let fade = exp(-decay * time)
      let (cosine, sine) = Self.fundamentals(of: spring, phase: phase, time: time)
      offsetFromOffset = fade * (cosine + decay * sine)
      offsetFromVelocity = fade * sine
      velocityFromVelocity = fade * (cosine - decay * sine)
    }
    velocityFromOffset = -square * offsetFromVelocity
  }

  /// C and S: the solutions of `x″ = ∓splitting² · x` that start with (1, 0) and (0, 1).
  @inline(__always)
  private static func fundamentals(
    of spring: Spring, phase: Double, time: Double
  ) -> (cosine: Double, sine: Double) {
    let (sine, cosine) =
      spring.isOverdamped ? (sinh(phase), cosh(phase)) : sineAndCosine(phase)
    guard phase < 1e-4 else { return (cosine, sine / spring.splitting) }
    let square = spring.isOverdamped ? -phase * phase : phase * phase
    return (cosine, time * (1 - square / 6 * (1 - square / 20)))
  }

  /// The distance from the target, signed, that has become of `offset` and `velocity`.
  func offset(from offset: Double, velocity: Double) -> Double {
    offsetFromOffset * offset + offsetFromVelocity * velocity
  }

  /// The velocity that has become of `offset` and `velocity`.
  func velocity(from offset: Double, velocity: Double) -> Double {
    velocityFromOffset * offset + velocityFromVelocity * velocity
  }

  /// The distance from the target that has become of `offset` and `velocity`, on both axes.
  package func offset(from offset: Vector, velocity: Vector) -> Vector {
    offset * offsetFromOffset + velocity * offsetFromVelocity
  }

  /// The velocity that has become of `offset` and `velocity`, on both axes.
  package func velocity(from offset: Vector, velocity: Vector) -> Vector {
    offset * velocityFromOffset + velocity * velocityFromVelocity
  }
}
