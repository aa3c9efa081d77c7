/// Pointer events as they were recorded, in canvas coordinates, timed from the start of play.
public struct Recording: Hashable, Sendable {
  /// The events, in an order in which no time goes back.
  public var events: [PointerEvent]

  /// Whether a press that hits nothing is what the author wants to see.
  public var mayMiss: Bool

  /// Events as they were recorded.
  public init(_ events: [PointerEvent], mayMiss: Bool = false) {
    self.events = events
    self.mayMiss = mayMiss
  }

  /// The events, their pointers numbered on from `pointer`, which ends behind the last of them.
  func cues(nextPointer pointer: inout Int) -> [GestureCue] {
    let shift = pointer - 1
    pointer = shift + (events.lazy.map(\.pointer).max() ?? 0) + 1
    return events.map { event in
      var event = event
      event.pointer += shift
      return .event(event, mustHit: event.phase == .down && !mayMiss)
    }
  }
}
