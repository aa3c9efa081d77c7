import TestSupport
import Testing

@testable import Motion

/// The pointer streams of `velocity-recordings.json`.
struct Recordings: Decodable {
  struct Recording: Decodable {
    let id: String
    let points: [[Double]]
    let up: [Double]
    let cancelled: Bool?
    let expected: [Expectation]

    var samples: [VelocitySample] {
      points.map { VelocitySample(time: $0[0] / 1000, position: Vector($0[1], $0[2])) }.rising
    }
  }

  struct Expectation: Decodable {
    let estimator: String
    let velocity: [Double?]
    let tolerance: Figures.Tolerance

    /// The tracker of the estimator's name, whose suffix says when it is read.
    var tracker: Tracker? {
      Tracker(rawValue: String(estimator.prefix { $0 != "@" }))
    }
  }

  let recordings: [Recording]
}

@Suite("Velocity trackers")
struct VelocityTrackerTests {
  @Test("each tracker reads from every recording what its source does")
  func recordings() throws {
    let recordings = try vectors("velocity-recordings", as: Recordings.self).recordings
    var (expectations, cancelled, components) = (0, 0, 0)
    for recording in recordings {
      let samples = recording.samples
      for row in recording.expected {
        let tracker = try #require(row.tracker, "\(row.estimator)")
        let isAtLast = row.estimator.hasSuffix("@last")
        let time = isAtLast ? try #require(samples.last).time : recording.up[0] / 1000
        // A cancelled stream has no velocity: whoever cancels it drops its samples.
        let isCancelled = recording.cancelled ?? false
        let velocity = tracker.velocity(of: isCancelled ? [] : samples, at: time)
        for (found, expected) in zip([velocity.x, velocity.y], row.velocity) {
          guard let expected else { continue }
          components += 1
          #expect(
            row.tolerance.allows(found - expected, from: expected),
            "\(recording.id) \(row.estimator): \(found), not \(expected)")
        }
        expectations += 1
        cancelled += isCancelled ? 1 : 0
      }
    }
    #expect(recordings.count == 39)
    #expect(expectations == 272)
    #expect(components == 512)  // 32 of the sources' are left out, as `null`
    #expect(cancelled == 2)
  }

  /// 600 points per second to the right for 100 ms, sampled every 10 ms.
  static let steady = (0...10).map { sample(at: Double($0) / 100, x: 6 * Double($0)) }

  @Test("all trackers agree on a constant velocity", arguments: Tracker.allCases)
  func constant(_ tracker: Tracker) {
    let velocity = tracker.velocity(of: Self.steady, at: 0.1)
    #expect(abs(velocity.x - 600) < 1e-9)
    #expect(velocity.y == 0)
  }

  @Test("no tracker reads a velocity from less than two samples", arguments: Tracker.allCases)
  func few(_ tracker: Tracker) {
    #expect(tracker.velocity(of: [], at: 1) == .zero)
    #expect(tracker.velocity(of: [Self.sample(at: 1, x: 5)], at: 1) == .zero)
  }

  struct Pause: Sendable {
    let seconds: Double
    let share: Double
  }

  @Test(
    "the sampler fades while nothing comes, and forgets after two seconds",
    arguments: [
      Pause(seconds: 0.1, share: 0.818567), Pause(seconds: 0.25, share: 0.606227),
      Pause(seconds: 0.5, share: 0.367511), Pause(seconds: 1, share: 0.135065),
      Pause(seconds: 2, share: 0),
    ])
  func fades(_ pause: Pause) {
    let velocity = Tracker.swiftUISampler.velocity(of: Self.steady, at: 0.1 + pause.seconds)
    #expect(abs(velocity.x - 600 * pause.share) < 1e-3)
  }

  @Test("one sample after a reversal the sampler still reads outwards")
  func reversal() {
    let out = Self.steady + [Self.sample(at: 0.11, x: 54)]
    #expect(abs(Tracker.swiftUISampler.velocity(of: out, at: 0.11).x - 300) < 1e-9)
    let back = out + [Self.sample(at: 0.12, x: 48)]
    #expect(abs(Tracker.swiftUISampler.velocity(of: back, at: 0.12).x - -600) < 1e-9)
  }

  @Test("the window ends at a gap of more than 40 ms and at an age of more than 100 ms")
  func window() {
    let slow = (0...6).map { Self.sample(at: Double($0) * 0.02, x: 0) }
    #expect(slow.recent(at: 0.12).count == 6)
    #expect(slow.recent(at: 0.16).count == 6)
    #expect(slow.recent(at: 0.1601).isEmpty)
    let gap = [Self.sample(at: 0, x: 0), Self.sample(at: 0.041, x: 0), Self.sample(at: 0.05, x: 0)]
    #expect(gap.recent(at: 0.05).count == 2)
    #expect((0...30).map { Self.sample(at: Double($0) / 1000, x: 0) }.recent(at: 0.03).count == 20)
  }

  @Test("HC-09: of samples at one instant the last counts, and one that goes back does not")
  func rising() {
    let samples = [(0.0, 1.0), (0.01, 2), (0.01, 3), (0.005, 9), (0.02, 4)].map {
      Self.sample(at: $0.0, x: $0.1)
    }
    #expect(samples.rising.map(\.position.x) == [1, 3, 4])
  }

  private static func sample(at time: Double, x: Double) -> VelocitySample {
    VelocitySample(time: time, position: Vector(x, 0))
  }

  // 0.28 - 0.18 is 0.1 and some rounding, which is not to cost a sample.
  @Test(
    "weigh three samples, or at most 20 of the last tenth of a second, and say which is the oldest")
  func oldest() {
    let slow = (14...28).map { Self.sample(at: Double($0) / 100, x: 0) }
    #expect(Tracker.leastSquares.oldest(in: slow[...]) == 4)
    #expect(Tracker.swiftUISampler.oldest(in: slow[...]) == 12)
    let quick = (0...30).map { Self.sample(at: Double($0) / 1000, x: 0) }
    #expect(Tracker.impulse.oldest(in: quick[...]) == 11)
  }
}
