/// Flutter's estimate for scroll views: the three newest slopes, each with its weight.
struct ScrollTracker: VelocityTracker {
  /// The weights of the slopes, the newest first.
  private let weights: [Double]

  /// The weights that were found on iOS.
  static let ios = ScrollTracker(weights: [0.05, 0.35, 0.6])

  /// The weights that were found on macOS.
  static let macos = ScrollTracker(weights: [0.2, 0.65, 0.15])

  func velocity(of samples: [VelocitySample], at time: Double) -> Vector {
    weights.indices.prefix(max(0, samples.count - 1)).reduce(.zero) { velocity, age in
      velocity + samples.slope(at: samples.count - 1 - age) * weights[age]
    }
  }
}
