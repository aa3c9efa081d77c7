import Motion

/// One thing that happens while a gesture plays, at a time from its start.
enum GestureCue: Hashable, Sendable {
  /// A pointer does something; a press that must hit fails the spec where it hits nothing.
  case event(PointerEvent, mustHit: Bool)
  /// The caller's work number so much is done, after all other work of that instant.
  case call(Int, time: Flicks)

  /// When, from the start of the gesture.
  var time: Flicks {
    switch self {
    case .event(let event, _): event.time
    case .call(_, let time): time
    }
  }

  /// What a pointer does, where this is not a call.
  var event: PointerEvent? {
    if case .event(let event, _) = self { event } else { nil }
  }

  /// The same, some time later.
  func delayed(by delay: Flicks) -> GestureCue {
    switch self {
    case .event(var event, let mustHit):
      event.time += delay
      return .event(event, mustHit: mustHit)
    case .call(let work, let time): return .call(work, time: time + delay)
    }
  }

  /// The same with the pointer elsewhere.
  func moved(to location: Vector) -> GestureCue {
    guard case .event(var event, let mustHit) = self else { return self }
    event.location = location
    return .event(event, mustHit: mustHit)
  }
}
