// Stands in for the trackers until they land; whoever lands them deletes this file.

/// What reads a velocity from samples.
public enum Tracker: Hashable, Sendable {
  /// The three newest samples, the older pair weighing more.
  case swiftUISampler

  /// What the tracker reads at a later time.
  package func velocity(of samples: [VelocitySample], at time: Double) -> Vector {
    guard samples.count >= 2, let last = samples.last, time - last.time <= 2 else { return .zero }
    func slope(_ index: Int) -> Vector {
      (samples[index].position - samples[index - 1].position)
        / (samples[index].time - samples[index - 1].time)
    }
    let newest = slope(samples.count - 1)
    let velocity =
      samples.count == 2 ? newest : newest * 0.25 + slope(samples.count - 2) * 0.75
    return velocity * pow(0.998, (time - last.time) * 1000)
  }
}

/// Where something was, and when.
package struct VelocitySample: Hashable, Sendable {
  /// When, in seconds.
  package var time: Double
  /// Where, in points.
  package var position: Vector

  /// Where something was, and when.
  package init(time: Double, position: Vector) {
    self.time = time
    self.position = position
  }
}
