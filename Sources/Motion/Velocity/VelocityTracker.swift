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
