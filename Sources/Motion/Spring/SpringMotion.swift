/// The way of one coordinate to its target under a spring, known at every instant.
public struct SpringMotion: Hashable, Sendable {
  /// The spring that pulls.
  public let spring: Spring

  /// Where the motion ends.
  public let target: Double

  /// The distance from the target at the start: the start less the target.
  public let startOffset: Double

  /// The velocity at the start, positive where the value grows, per second.
  public let startVelocity: Double

  /// The motion from `start` to `target`, entered with `velocity`.
  public init(
    _ spring: Spring, from start: Double = 0, to target: Double = 1, velocity: Double = 0
  ) {
    self.init(spring, offset: start - target, velocity: velocity, target: target)
  }

  /// The motion that begins `offset` away from `target` with `velocity`.
  init(_ spring: Spring, offset: Double, velocity: Double, target: Double = 0) {
    self.spring = spring
    self.target = target
    startOffset = offset
    startVelocity = velocity
  }

  /// The value `time` seconds after the start.
  public func value(at time: Double) -> Double {
    target + offset(at: time)
  }

  /// The velocity `time` seconds after the start, per second.
  public func velocity(at time: Double) -> Double {
    transition(after: time).velocity(from: startOffset, velocity: startVelocity)
  }

  /// The acceleration `time` seconds after the start, per second squared.
  public func acceleration(at time: Double) -> Double {
    let transition = transition(after: time)
    return spring.acceleration(
      offset: transition.offset(from: startOffset, velocity: startVelocity),
      velocity: transition.velocity(from: startOffset, velocity: startVelocity))
  }

  /// The distance from the target, signed, `time` seconds after the start.
  func offset(at time: Double) -> Double {
    transition(after: time).offset(from: startOffset, velocity: startVelocity)
  }

  private func transition(after time: Double) -> SpringTransition {
    SpringTransition(of: spring, after: time)
  }
}

extension Spring {
  /// The force on a body at `position` with `velocity`: pull to the target less drag.
  ///
  /// For a mass of 1 it is the acceleration. A spring that is at its target at once needs none.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    guard !isInstant else { return 0 }
    return stiffness * (target - position) - damping * velocity
  }

  /// Carries `value` and `velocity` on towards `target` for `time` seconds, in place.
  ///
  /// Two steps lead where one of their sum does; a new target keeps value and velocity.
  public func update(
    _ value: inout Double, velocity: inout Double, target: Double, over time: Double
  ) {
    let transition = SpringTransition(of: self, after: time)
    let offset = value - target
    value = target + transition.offset(from: offset, velocity: velocity)
    velocity = transition.velocity(from: offset, velocity: velocity)
  }

  /// The acceleration at `offset` from the target with `velocity`, per second squared.
  func acceleration(offset: Double, velocity: Double) -> Double {
    guard !isInstant else { return 0 }
    return -naturalFrequency * naturalFrequency * offset - 2 * decay * velocity
  }
}
