/// The velocity of a body of mass 1 that the pointer pushes along: each segment does work on it.
///
/// A segment without motion does none, so that a velocity outlives a pointer that rests.
struct ImpulseTracker: VelocityTracker {
  func velocity(of samples: [VelocitySample], at time: Double) -> Vector {
    let recent = samples.recent(at: time)
    guard recent.count >= 2 else { return .zero }
    let slopes = recent.indices.dropFirst().map { recent.slope(at: $0) }
    return Vector(speed(of: slopes.map(\.x)), speed(of: slopes.map(\.y)))
  }

  private func speed(of slopes: [Double]) -> Double {
    var work = 0.0
    for (index, slope) in slopes.enumerated() {
      work += (slope - speed(afterWork: work)) * abs(slope)
      if index == 0 { work /= 2 }
    }
    return speed(afterWork: work)
  }

  private func speed(afterWork work: Double) -> Double {
    work < 0 ? -(-2 * work).squareRoot() : (2 * work).squareRoot()
  }
}
