import Motion

/// Where a drag stands, with what it knows there.
enum DragPhase {
  /// No sequence of its own.
  case idle
  /// Pressed, and not yet far enough away.
  case possible(DragSequence)
  /// Recognised; its first value is the latest.
  case began(DragSequence)
  /// Recognised, with further values.
  case changed(DragSequence)
  /// Over as a success.
  case ended
  /// Broken off after it was recognised.
  case cancelled
  /// Over before it was recognised.
  case failed

  /// The phase without what is known in it.
  enum Name: String, CaseIterable {
    /// No sequence of its own.
    case idle
    /// Pressed, and not yet far enough away.
    case possible
    /// Recognised; its first value is the latest.
    case began
    /// Recognised, with further values.
    case changed
    /// Over as a success.
    case ended
    /// Broken off after it was recognised.
    case cancelled
    /// Over before it was recognised.
    case failed
  }

  /// The phase without what is known in it.
  var name: Name {
    switch self {
    case .idle: .idle
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  /// The sequence that goes on; `nil` where there is none.
  var sequence: DragSequence? {
    switch self {
    case .possible(let sequence), .began(let sequence), .changed(let sequence): sequence
    case .idle, .ended, .cancelled, .failed: nil
    }
  }

  /// Whether the drag is recognised and goes on.
  var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .idle, .possible, .ended, .cancelled, .failed: false
    }
  }
}

/// What a drag knows of the sequence that it follows.
struct DragSequence {
  /// The pointer that it is bound to.
  var pointer: Int
  /// Where the pointer was pressed, in the drag's space as it was then.
  var start: Vector
  /// How the drag's space lay on the canvas at the press.
  var placement: Affine
  /// Whether the drag's space cannot move.
  var isSpaceFixed: Bool
  /// The largest distance from the press so far.
  var furthest = 0.0
  /// What is taken off every translation.
  var slop = Vector.zero
  /// The latest value.
  var value: DragValue
}
