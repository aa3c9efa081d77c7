/// A stretch of time that a claim looks at, in seconds on the subject's clock.
public struct Window: Hashable, Sendable {
  /// The first instant; it belongs to the window.
  public var start: Double

  /// The last instant; infinite where the window does not end.
  public var end: Double

  /// Whether the last instant belongs to the window: it does where a duration was given.
  public var includesEnd: Bool

  /// The instants from `start` on to `end`.
  public init(from start: Double, to end: Double = .infinity, includesEnd: Bool = false) {
    self.start = start
    self.end = end
    self.includesEnd = includesEnd
  }

  /// All of a run: what a claim without a window looks at.
  public static let all = Window(from: -.infinity)

  /// Whether no instant belongs to the window.
  var isEmpty: Bool { includesEnd ? start > end : start >= end }

  /// The later of its ends that is finite; minus infinity where none is.
  var latestTime: Double { end < .infinity ? end : start }

  /// Whether it goes on from `instant` or from later: of what came before it tells nothing.
  package func goesOn(from instant: Double) -> Bool {
    start > instant || (start == instant && end > instant)
  }

  /// The part of the window from `instant` on.
  func cut(from instant: Double) -> Window {
    Window(from: max(start, instant), to: end, includesEnd: includesEnd)
  }

  /// The part of the window before `instant`.
  func cut(to instant: Double) -> Window {
    instant <= end ? Window(from: start, to: instant) : self
  }

  /// The part of the window that a signal is looked at in: not all of it where the signal goes on
  /// moving for longer than anybody can look.
  func looked(at trajectory: Trajectory) -> Window {
    let end = start + ClosedForm.horizon
    guard self.end > end, trajectory.outlastsLook(from: start) else { return self }
    return Window(from: start, to: end, includesEnd: true)
  }
}
