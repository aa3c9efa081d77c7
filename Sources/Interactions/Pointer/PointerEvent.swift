public import Motion

/// Something that one pointer does.
public struct PointerEvent: Hashable, Sendable {
  /// When, counted from the start of the list that the event stands in.
  public var time: Flicks

  /// Where, in canvas coordinates.
  public var location: Vector

  /// What.
  public var phase: Phase

  /// Which pointer, by number.
  public var pointer: Int

  /// Why, where the pointer was cancelled.
  public var reason: String?

  /// Something that one pointer does.
  public init(
    time: Flicks, location: Vector, phase: Phase, pointer: Int = 1, reason: String? = nil
  ) {
    self.time = time
    self.location = location
    self.phase = phase
    self.pointer = pointer
    self.reason = reason
  }

  /// What a pointer can do.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It is pressed.
    case down
    /// It moves while pressed.
    case move
    /// It is lifted.
    case up
    /// The system takes it away.
    case cancel
  }
}
