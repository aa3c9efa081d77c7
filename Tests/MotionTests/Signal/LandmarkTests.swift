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
      for (start, end) in zip(landmarks, landmarks.dropFirst()) {
        let passed = Interval(spanning: start.value, end.value)
        let slack = 1e-6 * max(1, passed.magnitude)
        for share in stride(from: 0.05, to: 1, by: 0.05) {
          let time = start.time + share * (end.time - start.time)
          let value = try #require(slope.trajectory.value(at: time))
          let isBetween = passed.lower - slack <= value && value <= passed.upper + slack
          #expect(isBetween, "seed \(seed), round \(round), at \(time) s")
        }
      }
    }
  }
}
