/// The springs that Apple's documentation names.
extension Spring {
  /// No bounce, 0.5 s: what an animation by a spring without a word more is.
  public static let smooth = Spring(uncheckedDuration: 0.5, bounce: 0)

  /// A small bounce of 0.15, 0.5 s.
  public static let snappy = Spring(uncheckedDuration: 0.5, bounce: 0.15)

  /// A bounce of 0.3, 0.5 s.
  public static let bouncy = Spring(uncheckedDuration: 0.5, bounce: 0.3)

  /// A quick one to follow a finger with: a bounce of 0.15, 0.15 s.
  public static let interactive = Spring(uncheckedDuration: 0.15, bounce: 0.15)

  /// What animates when no animation is named, since macOS 14: critical, 0.55 s.
  public static let `default` = Spring(uncheckedResponse: 0.55, dampingRatio: 1)

  /// What `spring()` was before durations: response 0.5 s, damping ratio 0.825.
  public static let legacy = Spring(uncheckedResponse: 0.5, dampingRatio: 0.825)

  /// What `interactiveSpring()` was before durations: response 0.15 s, damping ratio 0.86.
  public static let legacyInteractive = Spring(uncheckedResponse: 0.15, dampingRatio: 0.86)

  /// `smooth` with another duration in seconds, and a bounce added to its own.
  public static func smooth(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: extraBounce)
  }

  /// `snappy` with another duration in seconds, and a bounce added to its own.
  public static func snappy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// `bouncy` with another duration in seconds, and a bounce added to its own.
  public static func bouncy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// `interactive` with another duration in seconds, and a bounce added to its own.
  public static func interactive(
    duration: Double = 0.15, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}
