/// Where a spring's motion stands at an instant: all that its future hangs on.
struct SpringState: Hashable, Sendable {
  /// The distance from the target, signed.
  var offset: Double

  /// The velocity, per second.
  var velocity: Double
}

extension SpringTransition {
  /// What has become of a state.
  func state(from state: SpringState) -> SpringState {
    SpringState(
      offset: offset(from: state.offset, velocity: state.velocity),
      velocity: velocity(from: state.offset, velocity: state.velocity))
  }
}

extension Spring {
  /// The time between two turning points, in seconds; infinite where there is at most one.
  var halfTurn: Double { isUnderdamped ? .pi / splitting : .infinity }

  /// The state of the velocity, which is itself a free motion about 0.
  func derivative(of state: SpringState) -> SpringState {
    SpringState(
      offset: state.velocity,
      velocity: acceleration(offset: state.offset, velocity: state.velocity))
  }

  /// The offset and its derivatives in a state of a motion.
  func jet(in state: SpringState) -> Jet<Double> {
    let bend = derivative(of: derivative(of: state))
    return Jet(
      value: state.offset, slope: state.velocity, curvature: bend.offset, jerk: bend.velocity)
  }

  /// Bounds of the offset and its derivatives between two states of one motion.
  func jet(from first: SpringState, to last: SpringState, over duration: Double) -> Jet<Interval> {
    let slopes = (first: derivative(of: first), last: derivative(of: last))
    let bends = (first: derivative(of: slopes.first), last: derivative(of: slopes.last))
    let jerks = (first: derivative(of: bends.first), last: derivative(of: bends.last))
    return Jet(
      value: range(from: first, to: last, over: duration),
      slope: range(from: slopes.first, to: slopes.last, over: duration),
      curvature: range(from: bends.first, to: bends.last, over: duration),
      jerk: range(from: jerks.first, to: jerks.last, over: duration))
  }

  /// Bounds of the offset between two states of one motion.
  private func range(
    from first: SpringState, to last: SpringState, over duration: Double
  ) -> Interval {
    let ends = Interval(spanning: first.offset, last.offset)
    // A velocity of 0 may be one that has faded away since the turn.
    let isOneWay =
      first.velocity > 0 && last.velocity > 0 || first.velocity < 0 && last.velocity < 0
    guard !isOneWay || duration >= halfTurn else { return ends }
    guard isOverdamped || duration >= halfTurn else {
      return ends.including(furthest(from: first))
    }
    let motion = SpringMotion(self, offset: first.offset, velocity: first.velocity)
    guard let turn = motion.turns.first, turn < duration else { return ends }
    let bounds = ends.including(motion.offset(at: turn))
    guard turn + halfTurn < duration else { return bounds }
    return bounds.including(motion.offset(at: turn + halfTurn))
  }

  /// An offset that the motion does not go beyond before it turns.
  ///
  /// `(ωy)² + 2a·yv + v²` fades as the motion goes on, and is (ωy)² at the turn.
  private func furthest(from state: SpringState) -> Double {
    let (offset, velocity) = (state.offset * naturalFrequency, state.velocity)
    let square =
      offset * offset + 2 * dampingRatio * offset * velocity + velocity * velocity
    let bound = max(square, 0).squareRoot() / naturalFrequency
    return velocity == 0 ? state.offset : velocity > 0 ? bound : -bound
  }
}
