import Motion

extension Stage {
  /// A pointer that is down, and what it is bound to.
  struct HeldPointer {
    /// Its number.
    let number: Int
    /// When it was pressed.
    var pressed: Flicks
    /// Where it is.
    var location: Vector
    /// What follows it.
    var bond: Bond
  }

  /// What follows a pointer that is down.
  enum Bond {
    /// A drag of a subject.
    case drag(DragGesture)
    /// Nothing, though it was pressed on this subject, or while that followed another pointer.
    case ignored(Graph)
    /// Nothing: it hit nothing.
    case missed
  }

  /// Takes one event through monitors, recogniser and flush.
  func dispatch(_ event: PointerEvent) throws {
    let graphs = graphs
    if rules.monitorsComeFirst { for place in graphs.indices { try graphs[place].monitor(event) } }
    try recognise(event)
    for place in graphs.indices { try graphs[place].settle() }
    if !rules.monitorsComeFirst { for place in graphs.indices { try graphs[place].monitor(event) } }
  }

  private func recognise(_ event: PointerEvent) throws {
    guard let place = pointers.firstIndex(where: { $0.number == event.pointer }) else {
      return rules.startsSequence(event.phase)
        ? try press(event) : ignore(event, by: graphs)
    }
    guard event.phase != .down else { return ignore(event, by: graphs) }
    pointers[place].location = event.location
    let bond = pointers[place].bond
    if event.phase == .up || event.phase == .cancel { pointers.remove(at: place) }
    switch bond {
    case .drag(let drag): try drag.graph.follow(event, by: drag)
    case .ignored(let graph): ignore(event, by: [graph])
    case .missed: break
    }
  }

  /// Binds a pointer to the front-most view under it.
  private func press(_ event: PointerEvent) throws {
    let bond = try bond(for: event)
    pointers.append(
      HeldPointer(number: event.pointer, pressed: now, location: event.location, bond: bond))
  }

  private func bond(for event: PointerEvent) throws -> Bond {
    for graph in graphs.reversed() {
      guard let hit = try graph.hit(at: event.location) else { continue }
      if rules.breaksOff(pressesBefore: pressCount(on: graph)) {
        return try breakOff([graph], by: event)
      }
      guard case .drag(let drag) = hit else {
        graph.record(.missed(PointerTouch(event)))
        return .missed
      }
      try graph.press(event, on: drag)
      return .drag(drag)
    }
    let followed = graphs.filter { rules.breaksOff(pressesBefore: pressCount(on: $0)) }
    if followed.isEmpty { for graph in graphs { graph.record(.missed(PointerTouch(event))) } }
    return try breakOff(followed, by: event)
  }

  /// Lets a second press end what the first ones began.
  private func breakOff(_ graphs: [Graph], by event: PointerEvent) throws -> Bond {
    ignore(event, by: graphs)
    for graph in graphs { try graph.breakOffAll(reason: "second_press") }
    return graphs.first.map { .ignored($0) } ?? .missed
  }

  /// How many pointers are down that were pressed on a subject.
  private func pressCount(on graph: Graph) -> Int {
    pointers.count {
      switch $0.bond {
      case .drag(let drag): drag.graph === graph
      case .ignored(let owner): owner === graph
      case .missed: false
      }
    }
  }

  private func ignore(_ event: PointerEvent, by graphs: [Graph]) {
    for graph in graphs { graph.record(.ignored(PointerTouch(event))) }
  }
}
