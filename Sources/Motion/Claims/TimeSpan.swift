/// Where in time a claim looks.
package enum TimeSpan: Hashable, Sendable {
  /// A window that is the same whenever the claim is asked.
  case fixed(Window)

  /// From the first to the second number of seconds, neither negative, after the claim is asked;
  /// both instants included.
  case inNext(Double, Double)

  /// All of the run.
  package static let all = TimeSpan.fixed(.all)

  /// Whether the window is the same whenever the claim is asked.
  var isFixed: Bool {
    if case .fixed = self { return true }
    return false
  }

  /// The seconds from the instant asked to the ends of a window that moves along.
  var reach: (near: Double, far: Double) {
    guard case .inNext(let near, let far) = self else {
      preconditionFailure("a fixed window does not move along")
    }
    return (near, far)
  }
}
