import Testing

@testable import Motion

@Suite("Landmarks")
struct LandmarkTests {
  @Test("lie where the slope of a length turns, too, however wide its bounds are", arguments: 0..<8)
  func slopesOfLengths(seed: UInt64) throws {
    var random = RandomClaims(seed: 500 + seed)
    for round in 0..<20 {
      let slope = try Signal.length(random.motion(), random.motion()).slope
      let window = Window(from: 1.2, to: 3)
      let landmarks = slope.trajectory.landmarks(over: window)
      let place = "seed \(seed), round \(round)"
      try expectOneWay(between: landmarks, of: slope.trajectory, place)
    }
  }

  @Test("lie where a length turns that follows a curve, less its own component, too")
  func uprightCurves() throws {
    for (index, curve) in JetTests.curves.enumerated() {
      for seed in 0..<6 {
        var random = RandomClaims(seed: UInt64(520 + seed))
        let (x, y) = try (random.takenOver(along: curve), random.takenOver(along: curve))
        for form in [ClosedForm.distance(x, y), .distance(x, y) - x, x + y * .constant(0.3)] {
          var trajectory = Trajectory()
          trajectory.append(form, from: 0.2)
          let landmarks = trajectory.landmarks(over: Window(from: 0.2, to: 0.7))
          try expectOneWay(between: landmarks, of: trajectory, "curve \(index), seed \(seed)")
        }
      }
    }
  }

  /// Expects that a trajectory goes one way from each landmark to the next.
  private func expectOneWay(
    between landmarks: [Extreme], of trajectory: Trajectory, _ place: String
  ) throws {
    for (start, end) in zip(landmarks, landmarks.dropFirst()) {
      let passed = Interval(spanning: start.value, end.value)
      let slack = 1e-6 * max(1, passed.magnitude)
      for share in stride(from: 0.05, to: 1, by: 0.05) {
        let time = start.time + share * (end.time - start.time)
        let value = try #require(trajectory.value(at: time))
        let isBetween = passed.lower - slack <= value && value <= passed.upper + slack
        #expect(isBetween, "\(place), at \(time) s")
      }
    }
  }
}
