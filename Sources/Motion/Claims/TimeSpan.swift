/// Where in time a claim looks.
package enum TimeSpan: Hashable, Sendable {
  /// A window that is the same whenever the claim is asked.
  case fixed(Window)

  /// From the first to the second number of seconds, neither negative, after the claim is asked;
  /// both instants included.
  case inNext(Double, Double)

  /// All of the run.
  package static let all = TimeSpan.fixed(.all)

  /// The window, where it is the same whenever the claim is asked.
  var window: Window? {
    if case .fixed(let window) = self { return window }
    return nil
  }

  /// The latest time in seconds that the window names; minus infinity where it names none.
  var latestTime: Double {
    switch self {
    case .fixed(let window): window.latestTime
    case .inNext(_, let far): far
    }
  }

  /// Whether the window is the same whenever the claim is asked.
  var isFixed: Bool { window != nil }

  /// All that it covers when it is asked at each instant of a window.
  func reach(from window: Window) -> Window {
    switch self {
    case .fixed(let fixed): fixed
    case .inNext(let near, let far):
      Window(
        from: Instant.sum(window.start, near), to: Instant.sum(window.end, far),
        includesEnd: window.includesEnd)
    }
  }

  /// The seconds from the instant asked to the ends of a window that moves along.
  var reach: (near: Double, far: Double) {
    guard case .inNext(let near, let far) = self else {
      preconditionFailure("a fixed window does not move along")
    }
    return (near, far)
  }
}
