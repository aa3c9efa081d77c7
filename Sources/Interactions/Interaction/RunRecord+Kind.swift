extension RunRecord {
  /// The kinds of events, by their names in the words of the trace.
  package enum Kind: String, Sendable, CaseIterable {
    case pressed
    case missed
    case ignored
    case lifted
    case mouseUp = "mouse_up"
    case began
    case changed
    case ended
    case cancelled
    case failed
    case written
    case animationStarted = "animation_started"
    case retargeted
    case animationEnded = "animation_ended"
    case completed
    case edited
    case refused
    case resized
    case viewRemoved = "view_removed"
    case replaced
    case sessionOpened = "session_opened"
    case sessionClosed = "session_closed"
    case marked
    case settled
  }

  /// The event's name, in the words of the trace.
  public var name: String { event.kind.rawValue }
}

extension RunRecord.Event {
  /// What kind of thing it is.
  var kind: RunRecord.Kind {
    switch self {
    case .pressed: .pressed
    case .missed: .missed
    case .ignored: .ignored
    case .lifted: .lifted
    case .mouseUp: .mouseUp
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    case .written: .written
    case .animationStarted: .animationStarted
    case .retargeted: .retargeted
    case .animationEnded: .animationEnded
    case .completed: .completed
    case .edited: .edited
    case .refused: .refused
    case .resized: .resized
    case .viewRemoved: .viewRemoved
    case .replaced: .replaced
    case .sessionOpened: .sessionOpened
    case .sessionClosed: .sessionClosed
    case .marked: .marked
    case .settled: .settled
    }
  }
}
