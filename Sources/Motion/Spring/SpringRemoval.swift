/// When a spring's animation is over: the rule by which it is taken away.
///
/// It goes at the first frame where nothing would be seen to move any more: speed and
/// acceleration at most 0.06, and what is left at most a hundredth of the animated interval.
package struct SpringRemoval: Sendable {
  /// The largest speed and acceleration at which points rest, for each second (squared).
  static let stillness = 0.06

  private let spring: Spring
  private let offset: Vector
  private let velocity: Vector
  private let stillness: Double
  private let reach: Double

  /// The rule for a motion that begins `offset` away from its target with `velocity`.
  ///
  /// - Parameters:
  ///   - interval: By how much the animated value was changed; zero drops its condition.
  ///   - unitScale: How much finer than points the value's unit is animated: 1 for points, 128
  ///     for angles, scales and fractions.
  package init(
    of spring: Spring, offset: Vector, velocity: Vector, interval: Vector, unitScale: Double = 1
  ) {
    self.spring = spring
    self.offset = offset
    self.velocity = velocity
    stillness = Self.stillness / unitScale
    reach = interval == .zero ? .infinity : interval.length / 100
  }

  /// Whether the rule holds `time` seconds after the start.
  package func holds(at time: Double) -> Bool {
    let transition = SpringTransition(of: spring, after: time)
    return isAtRest(
      transition.offset(from: offset, velocity: velocity),
      transition.velocity(from: offset, velocity: velocity))
  }

  /// How many whole intervals after `time` it takes until the rule may hold, at most `count`.
  ///
  /// It goes from one instant to the next by the same step, which costs a tenth of asking at each
  /// of them, and lets the rule be met a little early, so that it never goes too far.
  package func steps(of interval: Double, from time: Double, atMost count: Int) -> Int {
    let start = SpringTransition(of: spring, after: time)
    let step = SpringTransition(of: spring, after: interval)
    var offset = start.offset(from: self.offset, velocity: velocity)
    var speed = start.velocity(from: self.offset, velocity: velocity)
    var steps = 0
    while steps < count, !isAtRest(offset, speed, slack: 1.001) {
      (offset, speed) = (
        step.offset(from: offset, velocity: speed), step.velocity(from: offset, velocity: speed)
      )
      steps += 1
    }
    return steps
  }

  private func isAtRest(_ offset: Vector, _ velocity: Vector, slack: Double = 1) -> Bool {
    let (stillness, reach) = (stillness * slack, reach * slack)
    guard velocity.squaredLength <= stillness * stillness, offset.squaredLength <= reach * reach
    else { return false }
    let acceleration = Vector(
      spring.acceleration(offset: offset.x, velocity: velocity.x),
      spring.acceleration(offset: offset.y, velocity: velocity.y))
    return acceleration.squaredLength <= stillness * stillness
  }

  /// A time before which the rule cannot hold, in seconds; infinite where it never can.
  ///
  /// The length of `u = x′ + (a + q)·y`, with q imaginary below critical damping, shrinks at one
  /// rate whatever the phase, and wherever the rule holds it is at most what it is in the corners
  /// of the region that speed and acceleration leave.
  package var earliest: Double {
    guard !spring.isInstant else { return 0 }
    let start = hypot(mode(offset.x, velocity.x), mode(offset.y, velocity.y))
    let square = spring.naturalFrequency * spring.naturalFrequency
    let lag = 2 * spring.decay * stillness
    let corner = max(
      abs(mode((-stillness - lag) / square, stillness)),
      abs(mode((stillness - lag) / square, stillness)))
    guard start > corner else { return 0 }
    let rate = spring.isOverdamped ? square / (spring.decay + spring.splitting) : spring.decay
    return log(start / corner) / rate
  }

  private func mode(_ offset: Double, _ velocity: Double) -> Double {
    spring.isUnderdamped
      ? hypot(velocity + spring.decay * offset, spring.splitting * offset)
      : velocity + (spring.decay + spring.splitting) * offset
  }
}
