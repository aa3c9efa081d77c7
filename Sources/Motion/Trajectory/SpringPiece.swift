/// A spring's motion as a piece of a trajectory: told in seconds on the subject's clock.
package struct SpringPiece: Hashable, Sendable {
  /// The spring; not an instant one.
  package var spring: Spring

  /// When the motion starts, in seconds on the subject's clock.
  package var start: Double

  /// Where it starts, seen from the target.
  package var offset: Double

  /// The velocity with which it starts, per second.
  package var velocity: Double

  /// Where it comes to rest.
  package var target: Double

  /// The free motion of `spring` from `target + offset` on.
  package init(spring: Spring, start: Double, offset: Double, velocity: Double, target: Double) {
    self.spring = spring
    self.start = start
    self.offset = offset
    self.velocity = velocity
    self.target = target
  }

  /// The value and its derivatives at an instant not before the start.
  func jet(at time: Double) -> Jet<Double> {
    let now = restarted(at: time)
    return Jet(value: target + now.offset, slope: now.velocity, curvature: now.acceleration)
  }

  /// The acceleration at the start, per second squared.
  private var acceleration: Double { spring.acceleration(offset: offset, velocity: velocity) }

  /// The same motion, told from a later instant.
  func restarted(at time: Double) -> SpringPiece {
    guard time != start else { return self }
    let transition = SpringTransition(of: spring, after: time - start)
    return SpringPiece(
      spring: spring, start: time, offset: transition.offset(from: offset, velocity: velocity),
      velocity: transition.velocity(from: offset, velocity: velocity), target: target)
  }

  /// The velocity as a motion: each derivative of a free motion is a free motion about 0.
  var derivative: SpringPiece {
    SpringPiece(
      spring: spring, start: start, offset: velocity, velocity: acceleration, target: 0)
  }
}

extension SpringPiece {
  /// Exact bounds of the value and its derivatives over a stretch not before the start.
  func jet(over box: Interval) -> Jet<Interval> {
    let first = restarted(at: box.lower)
    let last = restarted(at: box.upper)
    let slope = (first: first.derivative, last: last.derivative)
    return Jet(
      value: first.range(until: last), slope: slope.first.range(until: slope.last),
      curvature: slope.first.derivative.range(until: slope.last.derivative))
  }

  /// The values from the start of this motion until that of `last`, its own continuation.
  ///
  /// Each turning point lies nearer to the target than the one before, on the other side, so that
  /// the first two bound them all.
  private func range(until last: SpringPiece) -> Interval {
    let ends = Interval(spanning: target + offset, target + last.offset)
    guard velocity * last.velocity <= 0 || last.start - start >= halfTurn,
      let first = turns.first, start + first < last.start
    else { return ends }
    let bounds = ends.including(jet(at: start + first).value)
    guard start + first + halfTurn < last.start else { return bounds }
    return bounds.including(jet(at: start + first + halfTurn).value)
  }

  /// The first turning points strictly between the start and `end`, in seconds.
  func turningPoints(until end: Double, atMost count: Int = .max) -> [Double] {
    guard var time = turns.first else { return [] }
    var times: [Double] = []
    while start + time < end && times.count < count {
      times.append(start + time)
      time += halfTurn
    }
    return times
  }

  /// The last time after the start at which the value is `tolerance` away from the target; 0
  /// where it never is.
  func lastCrossing(of tolerance: Double) -> Double { motion.lastCrossing(of: tolerance) }

  private var turns: Recurrence { motion.turns }

  private var motion: SpringMotion {
    SpringMotion(spring, offset: offset, velocity: velocity, target: target)
  }

  /// The time between two turning points, in seconds; infinite where there is at most one.
  private var halfTurn: Double { spring.isUnderdamped ? .pi / spring.splitting : .infinity }
}
