import Motion

/// What an animation adds to the model to make what is shown: the way left to go.
///
/// It dies away to zero, whatever the model does meanwhile.
indirect enum Movement: Hashable, Sendable {
  /// The free motion of a spring that starts `offset` away from its target.
  case spring(Spring, start: Flicks, offset: Vector, velocity: Vector)
  /// A timing curve takes the place of what runs, which is `apart` away from its target.
  case eased(over: Movement?, apart: Vector, Timing)

  /// Whether it is the motion of a spring alone.
  var isSpring: Bool { if case .spring = self { true } else { false } }

  /// What is left to go.
  func offset(at time: Flicks) -> Vector {
    switch self {
    case .spring(let spring, let start, let offset, let velocity):
      return SpringTransition(of: spring, after: (time - start).seconds)
        .offset(from: offset, velocity: velocity)
    case .eased(let running, let apart, let timing):
      let rest = 1 - timing.progress(at: time)
      guard rest != 0 else { return .zero }
      return (apart + (running?.offset(at: time) ?? .zero)) * rest
    }
  }

  /// How fast what is left changes, per second.
  func velocity(at time: Flicks) -> Vector {
    switch self {
    case .spring(let spring, let start, let offset, let velocity):
      return SpringTransition(of: spring, after: (time - start).seconds)
        .velocity(from: offset, velocity: velocity)
    case .eased(let running, let apart, let timing):
      let way = apart + (running?.offset(at: time) ?? .zero)
      let speed = running?.velocity(at: time) ?? .zero
      return speed * (1 - timing.progress(at: time)) - way * timing.rate(at: time)
    }
  }

  /// The first frame later than `time` at which nothing is left to see; `never` where there is
  /// none by `limit`.
  func end(after time: Flicks, by limit: Flicks, frames: FrameClock) -> Flicks {
    switch self {
    case .spring(let spring, let start, let offset, let velocity):
      let removal = SpringRemoval(of: spring, offset: offset, velocity: velocity, interval: offset)
      let earliest = removal.earliest
      guard earliest < (limit - start).seconds else { return .never }
      var frame = frames.index(after: max(time, start + Flicks(seconds: earliest) - Flicks(2)))
      while true {
        if let interval = frames.interval {
          let first = frames.time(of: frame)
          frame += removal.steps(
            of: interval, from: (first - start).seconds,
            atMost: 1 + Int(max(0, (limit - first).seconds / interval)))
        }
        let instant = frames.time(of: frame)
        if instant > limit { return .never }
        if removal.holds(at: (instant - start).seconds) { return instant }
        frame += 1
      }
    case .eased(let running, _, let timing):
      let own = frames.time(of: frames.index(after: max(time, timing.end)))
      return max(own, running?.end(after: time, by: limit, frames: frames) ?? own)
    }
  }

  /// The shown value along one axis, as a formula, where the model stands at `target`.
  func form(_ axis: Axis, to target: Double) -> ClosedForm {
    switch self {
    case .spring(let spring, let start, let offset, let velocity):
      return .spring(
        SpringPiece(
          spring: spring, start: start.seconds, offset: offset[axis], velocity: velocity[axis],
          target: target))
    case .eased(let running, let apart, let timing):
      let source = target + apart[axis]
      guard let running else { return timing.form(from: source, to: target) }
      return .blend(
        running.form(axis, to: source), to: target, by: timing.form(from: 0, to: 1))
    }
  }
}

/// When and how fast a timing curve is run through.
struct Timing: Hashable, Sendable {
  /// The curve.
  var curve: UnitCurve
  /// When it starts.
  var start: Flicks
  /// How long it takes, in seconds; above 0.
  var duration: Double

  /// When the curve has been run through.
  var end: Flicks { start + Flicks(seconds: duration) }

  /// The curve's value, exactly 1 from the end on.
  func progress(at time: Flicks) -> Double {
    time >= end ? 1 : curve.value(at: (time - start).seconds / duration)
  }

  /// How fast the curve's value grows, per second.
  func rate(at time: Flicks) -> Double {
    time >= end ? 0 : curve.velocity(at: (time - start).seconds / duration) / duration
  }

  /// The way from one value to another, as a formula.
  func form(from: Double, to: Double) -> ClosedForm {
    .eased(
      EasedPiece(curve: curve, start: start.seconds, duration: duration, from: from, to: to))
  }
}

/// One of the two coordinates.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// To the right.
  case x
  /// Down.
  case y
}

extension Vector {
  /// The coordinate along an axis.
  package subscript(axis: Axis) -> Double { axis == .x ? x : y }
}
