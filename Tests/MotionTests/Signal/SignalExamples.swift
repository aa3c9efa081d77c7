@testable import Motion

/// Signals that tests of claims are made about.
extension Signal {
  /// The documents' tile: held at 120 pt, released at 0.2 s with a velocity, taken home exactly
  /// 1.1666 s later.
  static func tile(velocity: Double = 600) throws -> Signal {
    let spring = try Spring(duration: 0.45, bounce: 0.2)
    var trajectory = Trajectory()
    trajectory.append(value: 120, from: 0)
    trajectory.append(
      .spring(
        SpringPiece(spring: spring, start: 0.2, offset: 120, velocity: velocity, target: 0)),
      from: 0.2)
    trajectory.append(value: 0, from: 1.3666)
    return Signal(trajectory)
  }

  /// Values that hold from their times on; nil is a hole.
  static func steps(_ steps: [(time: Double, value: Double?)]) -> Signal {
    var trajectory = Trajectory()
    for step in steps { trajectory.append(value: step.value, from: step.time) }
    return Signal(trajectory)
  }

  /// Straight ways from one point to the next, and rest at the last.
  static func line(_ points: [(time: Double, value: Double)]) -> Signal {
    var trajectory = Trajectory()
    for (start, end) in zip(points, points.dropFirst()) {
      let way = EasedPiece(
        curve: .linear, start: start.time, duration: end.time - start.time, from: start.value,
        to: end.value)
      trajectory.append(.eased(way), from: start.time)
    }
    return Signal(trajectory)
  }

  /// A straight way from one value to another between two times, at rest before and after.
  static func ramp(_ from: Double, _ to: Double, start: Double, end: Double) -> Signal {
    var trajectory = Trajectory()
    trajectory.append(value: from, from: 0)
    trajectory.append(
      .eased(
        EasedPiece(curve: .linear, start: start, duration: end - start, from: from, to: to)),
      from: start)
    return Signal(trajectory)
  }
}
