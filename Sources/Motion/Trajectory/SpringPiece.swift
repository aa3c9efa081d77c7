/// A spring's motion as a piece of a trajectory: told in seconds on the subject's clock.
package struct SpringPiece: Hashable, Sendable {
  /// The spring; not an instant one.
  var spring: Spring

  /// When the motion starts, in seconds on the subject's clock.
  var start: Double

  /// Where it starts, seen from the target.
  var offset: Double

  /// The velocity with which it starts, per second.
  var velocity: Double

  /// Where it comes to rest.
  var target: Double

  /// The value at the start: `target + offset`, without the rounding of that sum where it is known.
  var first: Double

  /// The free motion of `spring` from `target + offset` on.
  ///
  /// - Parameter first: The value that this sum stands for, where that is known exactly.
  package init(
    spring: Spring, start: Double, offset: Double, velocity: Double, target: Double,
    first: Double? = nil
  ) {
    self.spring = spring
    self.start = start
    self.offset = offset
    self.velocity = velocity
    self.target = target
    self.first = first ?? target + offset
  }

  /// The value at an instant not before the start.
  func value(at time: Double) -> Double {
    time == start ? first : target + state(at: time).offset
  }

  /// The value and its derivatives at an instant not before the start.
  func jet(at time: Double) -> Jet<Double> {
    var jet = jet(in: state(at: time))
    if time == start { jet.value = first }
    return jet
  }

  /// The value and its derivatives in a state of this motion.
  func jet(in state: SpringState) -> Jet<Double> {
    var jet = spring.jet(in: state)
    jet.value += target
    return jet
  }

  /// The motion told from the value that it takes over, where its start differs from that by
  /// nothing but rounding.
  func continuing(from value: Double) -> SpringPiece {
    guard value.isRounding(of: first, among: offset, target) else { return self }
    var piece = self
    piece.first = value
    return piece
  }

  /// Where the motion stands at an instant not before the start.
  func state(at time: Double) -> SpringState {
    let first = SpringState(offset: offset, velocity: velocity)
    guard time != start else { return first }
    return SpringTransition(of: spring, after: time - start).state(from: first)
  }

  /// The same motion, told from a later instant.
  func restarted(at time: Double) -> SpringPiece {
    guard time != start else { return self }
    let state = state(at: time)
    return SpringPiece(
      spring: spring, start: time, offset: state.offset, velocity: state.velocity, target: target)
  }

  /// The velocity as a motion: each derivative of a free motion is a free motion about 0.
  var derivative: SpringPiece {
    SpringPiece(
      spring: spring, start: start, offset: velocity,
      velocity: spring.acceleration(offset: offset, velocity: velocity), target: 0)
  }

  /// Whether it is not at rest from the start.
  var moves: Bool { offset != 0 || velocity != 0 }

  /// The first instant after `time` at which the value is the target; `nil` where there is none.
  func arrival(after time: Double) -> Double? {
    let motion = SpringMotion(spring, offset: offset, velocity: velocity)
    return motion.arrivals.next(after: time - start).map { start + $0 }
  }

  /// The last instant before `time` at which the value is the target; `nil` where there is none.
  func lastArrival(before time: Double) -> Double? {
    let motion = SpringMotion(spring, offset: offset, velocity: velocity)
    return motion.arrivals.last(before: time - start).map { start + $0 }
  }

  /// The first instant after `time` at which the value is the same as `delay` seconds later; `nil`
  /// where there is none.
  ///
  /// By how much it grows in that time is itself a free motion of the spring about 0.
  func recurrence(after time: Double, delay: Double) -> Double? {
    let (now, later) = (state(at: time), state(at: time + delay))
    let growth = SpringMotion(
      spring, offset: later.offset - now.offset, velocity: later.velocity - now.velocity)
    return growth.arrivals.first.map { time + $0 }
  }

  /// The last time after the start at which the value is `tolerance` away from the target; 0
  /// where it never is.
  func lastCrossing(of tolerance: Double) -> Double {
    SpringMotion(spring, offset: offset, velocity: velocity).lastCrossing(of: tolerance)
  }
}

extension Double {
  /// Whether it is the same as `other`, but for the rounding of sums of numbers as large as these.
  func isRounding(of other: Double, among one: Double, _ another: Double) -> Bool {
    abs(self - other) <= 4 * max(abs(self), abs(one), abs(another)).ulp
  }
}
