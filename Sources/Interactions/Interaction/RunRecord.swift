public import Motion

/// One entry of a trace: something that happened to a subject, and when.
public struct RunRecord: Equatable, Sendable {
  /// When, on the stage's clock.
  public let time: Flicks
  /// What.
  public let event: Event
  /// What can happen to a subject.
  public enum Event: Equatable, Sendable {
    /// A press starts a sequence.
    case pressed(PointerTouch)
    /// A press hits nothing.
    case missed(PointerTouch)
    /// A pointer does something that cannot start or continue a sequence.
    case ignored(PointerTouch)
    /// A pointer of a sequence is lifted.
    case lifted(PointerTouch)
    /// A raw monitor sees a pointer lifted, before anything else does.
    case mouseUp(PointerTouch)
    /// A drag is recognised.
    case began(DragValue)
    /// A recognised drag has a new value.
    case changed(DragValue)
    /// A drag ends as a success.
    case ended(DragValue)
    /// A recognised drag is broken off.
    case cancelled(DragValue, reason: String)
    /// A drag is over before it was recognised.
    case failed(DragValue, reason: String)
    /// A value is assigned to a state.
    case written(state: String, value: StateValue, by: Writer, transaction: Transaction)
    /// A value at rest begins to move.
    case animationStarted(AnimationChange)
    /// A moving value is sent elsewhere.
    case retargeted(AnimationChange)
    /// A value has come to rest.
    case animationEnded(state: String)
    /// The completion of a change runs.
    case completed
    /// Other code writes a state.
    case edited(state: String, value: StateValue)
    /// Other code may not write a state now.
    case refused(state: String, value: StateValue, reason: String)
    /// The view is offered another size.
    case resized(Vector)
    /// The view is taken away.
    case viewRemoved
    /// The view gets a new identity.
    case replaced
    /// A session of a drag is opened.
    case sessionOpened
    /// A session of a drag is closed.
    case sessionClosed(reason: String)
    /// The author marks the trace.
    case marked(String)
    /// Nothing moves or waits any more.
    case settled
  }
}

/// What is known of a pointer when it is pressed or lifted.
public struct PointerTouch: Hashable, Sendable {
  /// Where, in canvas coordinates.
  public var location: Vector
  /// Which pointer.
  public var pointer: Int
  /// What it did.
  public var phase: PointerEvent.Phase

  /// What is known of a pointer from its event.
  init(_ event: PointerEvent) {
    location = event.location
    pointer = event.pointer
    phase = event.phase
  }
}

/// What is known when a value is set in motion.
public struct AnimationChange: Equatable, Sendable {
  /// The state or channel that moves.
  public var state: String
  /// What is shown when the motion starts.
  public var from: StateValue
  /// What will be shown in the end.
  public var to: StateValue
  /// The velocity with which the motion starts, per second.
  public var velocity: StateValue
  /// How it moves.
  public var animation: Animation
}

/// Who assigns a value to a state.
public enum Writer: String, Hashable, Sendable, CaseIterable {
  /// A drag's `updating`.
  case updating
  /// A drag's `onChanged`.
  case onChanged = "on_changed"
  /// A drag's `onEnded`.
  case onEnded = "on_ended"
  /// The return of a gesture state.
  case reset
  /// An observer.
  case onChange = "on_change"
  /// The completion of a change.
  case completion
  /// A method of the subject, or a monitor.
  case action
  /// Code that has nothing to do with the interaction.
  case edit
  /// A button, slider or toggle.
  case control
  /// A timer.
  case timer
}
