/// An instant, or the limit from one side at it.
package struct Moment: Hashable, Sendable {
  /// The instant in seconds.
  package var time: Double

  /// The instant itself, or a limit at it.
  package var side: Side

  /// Whether what is told of the moment is so then, or from right after it on, and not in the limit
  /// alone.
  var isReached: Bool

  /// The instant `time`, or just beside it.
  ///
  /// - Parameter isReached: Whether what is told of it is so; left out, at the instant itself alone.
  package init(time: Double, _ side: Side = .at, isReached: Bool? = nil) {
    self.time = time
    self.side = side
    self.isReached = isReached ?? (side == .at)
  }

  /// From which side an instant is seen.
  package enum Side: Hashable, Sendable {
    /// The limit from the left: just before the instant.
    case before
    /// The instant itself.
    case at
    /// The limit from the right: just after the instant.
    case after
  }

  /// Whether of equal values the one here is to be named in place of that at `other`: what is taken
  /// comes before what is only approached, then the earliest.
  func isNamed(before other: Moment) -> Bool {
    isReached == other.isReached ? time < other.time : isReached
  }
}
