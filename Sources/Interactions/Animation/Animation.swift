public import Motion

/// How a value moves from where it is shown to where it shall be.
public indirect enum Animation: Hashable, Sendable {
  /// Pulled by a spring.
  case spring(Spring)
  /// Along a timing curve, for so many seconds.
  case curve(UnitCurve, duration: Double)
}

extension Animation {
  /// The spring of SwiftUI's `.spring()`: duration 0.5, no bounce.
  public static let spring = Animation.spring(.smooth)

  /// The spring of the same name as older SDKs had it: response 0.5, damping ratio 0.825.
  public static let legacySpring = Animation.spring(.legacy)

  /// A spring by its perceptual duration in seconds and its bounce.
  ///
  /// - Throws: `MotionError.outOfRange` naming the parameter.
  public static func spring(duration: Double, bounce: Double = 0) throws(MotionError) -> Animation {
    .spring(try Spring(duration: duration, bounce: bounce))
  }

  /// Slow at first, for `duration` seconds.
  public static func easeIn(duration: Double = 0.35) -> Animation {
    .curve(.easeIn, duration: duration)
  }

  /// Slow at last, for `duration` seconds.
  public static func easeOut(duration: Double = 0.35) -> Animation {
    .curve(.easeOut, duration: duration)
  }

  /// Slow at both ends, for `duration` seconds.
  public static func easeInOut(duration: Double = 0.35) -> Animation {
    .curve(.easeInOut, duration: duration)
  }

  /// At an even pace, for `duration` seconds.
  public static func linear(duration: Double = 0.35) -> Animation {
    .curve(.linear, duration: duration)
  }

  /// After how many seconds the change counts as done, though its tail may go on.
  public var duration: Double {
    switch self {
    case .spring(let spring): spring.duration
    case .curve(_, let duration): duration
    }
  }

  /// Whether the target is shown at once, and what runs is ended.
  var isInstant: Bool { duration == 0 }
}

/// When the completion of a change runs.
public enum CompletionCriteria: String, Hashable, Sendable, CaseIterable {
  /// When every animation that the change began, and any later one on the same values, is over.
  case removed
  /// When the change's own animation has run its duration, whatever came after it.
  case logicallyComplete = "logically_complete"
}
