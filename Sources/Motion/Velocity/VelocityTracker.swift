/// What reads the velocity of a pointer from where it was: sources differ by up to 30 %.
public protocol VelocityTracker: Sendable {
  /// The velocity in points per second that is read from `samples` at `time`.
  ///
  /// - Parameters:
  ///   - samples: Presses and moves in strictly rising time, oldest first; a lift is none.
  ///   - time: The time of reading in seconds, not before the last sample.
  func velocity(of samples: [VelocitySample], at time: Double) -> Vector
}

/// The trackers by name, in the spelling that specs and recordings use.
public enum Tracker: String, CaseIterable, Hashable, Sendable, VelocityTracker {
  /// SwiftUI's: three samples, the older pair weighing more, fading while nothing comes.
  case swiftUISampler = "swiftui-sampler"

  /// The slope of a parabola through the last 100 ms, as in Flutter and Compose.
  case leastSquares = "lsq2"

  /// The work done on a body that is pushed along, as in Android.
  case impulse

  /// Flutter's for scrolling on iOS: three slopes, the oldest weighing most.
  case iosScroll = "ios-scroll"

  /// Flutter's for scrolling on macOS: three slopes, the middle one weighing most.
  case macosScroll = "macos-scroll"

  public func velocity(of samples: [VelocitySample], at time: Double) -> Vector {
    switch self {
    case .swiftUISampler: SwiftUISampler().velocity(of: samples, at: time)
    case .leastSquares: LeastSquaresTracker().velocity(of: samples, at: time)
    case .impulse: ImpulseTracker().velocity(of: samples, at: time)
    case .iosScroll: ScrollTracker.ios.velocity(of: samples, at: time)
    case .macosScroll: ScrollTracker.macos.velocity(of: samples, at: time)
    }
  }
}

extension Tracker {
  /// The largest number of samples that any tracker looks at.
  package static let mostSamples = 20

  /// For how many seconds before the newest sample a tracker listens.
  static let horizon = 0.1

  /// What rounding may add to the time between two samples.
  static let rounding = 1e-9

  /// The index of the oldest of `samples` that this tracker weighs at the newest of them: the
  /// sampler three samples, the others those within the horizon.
  package func oldest(in samples: ArraySlice<VelocitySample>) -> Int {
    let newest = samples.endIndex - 1
    if self == .swiftUISampler { return newest - 2 }
    return samples.suffix(Self.mostSamples)
      .firstIndex { samples[newest].time - $0.time <= Self.horizon + Self.rounding } ?? newest
  }
}
