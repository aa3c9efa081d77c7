import Motion

extension Graph {
  /// The drag under a point of the canvas, front-most first; `.bare` where what is there has none.
  func hit(at point: Vector) throws -> ViewLayout.Hit? {
    guard let layout = try layoutOfView() else { return nil }
    return try layout.hit(at: point, in: self)
  }

  /// Begins a sequence at a press on the view that carries `drag`.
  func press(_ event: PointerEvent, on drag: DragGesture) throws {
    for property in properties where !property.samples.isEmpty { property.samples.removeAll() }
    record(.pressed(PointerTouch(event)))
    if let disabled = drag.disabled, try isTrue(disabled, "disabled", or: false) { return }
    let level = try place(of: drag.space, for: drag)
    try drag.press(event, placement: level.place, isFixed: level.isFixed)
  }

  /// Hands an event of a bound pointer to its drag.
  func follow(_ event: PointerEvent, by drag: DragGesture) throws {
    switch event.phase {
    case .down: break
    case .move: try drag.move(event)
    case .up:
      record(.lifted(PointerTouch(event)))
      try drag.lift(event)
    case .cancel: try drag.breakOff(reason: event.reason ?? "system")
    }
  }

  /// Lets raw monitors see an event.
  func monitor(_ event: PointerEvent) throws {
    guard !monitors.isEmpty else { return }
    if event.phase == .up { record(.mouseUp(PointerTouch(event))) }
    for body in monitors { try batch(as: .action) { try body(event) } }
  }

  /// Breaks off every drag that goes on.
  func breakOffAll(reason: String) throws {
    for drag in drags where drag.phase.sequence != nil { try drag.breakOff(reason: reason) }
  }

  /// Breaks off what goes on though it is out of use.
  func breakOffDisabled() throws {
    for drag in drags where drag.phase.sequence != nil {
      guard let disabled = drag.disabled else { continue }
      if try isTrue(disabled, "disabled", or: false, as: .applied) {
        try drag.breakOff(reason: "disabled")
      }
    }
  }
}

extension Graph {
  /// The view as it is laid out and shown now; `nil` once it is removed.
  func layoutOfView() throws -> ViewLayout? {
    try view.map { try ViewLayout($0, offered: offeredSize, in: self) }
  }

  /// Where a space lies on the canvas: its size, place, and whether it stays there.
  func place(of space: CoordinateSpace, for drag: DragGesture) throws -> ViewLayout.Level {
    let root = ViewLayout.Level(size: canvas.size, place: .identity, isFixed: true)
    switch space {
    case .global: return root
    case .named(let name) where name == canvas.name: return root
    case .named(let name):
      let level = try layoutOfView()?.level {
        if case .coordinateSpace(let known) = $0 { known == name } else { false }
      }
      if let level { return level }
      throw InteractionError.unknownName(kind: "coordinate space", name: name, known: spaceNames)
    case .local:
      let level = try layoutOfView()?.level {
        if case .gesture(let carried) = $0 { carried === drag } else { false }
      }
      return level ?? root
    }
  }

  /// The names that a space can be asked for by.
  private var spaceNames: [String] {
    ["local", "global"] + [canvas.name].compactMap { $0 } + (view?.spaceNames ?? [])
  }
}

extension View {
  /// The names of the spaces in a view.
  var spaceNames: [String] {
    var names = words.compactMap { if case .coordinateSpace(let name) = $0 { name } else { nil } }
    for child in children { names += child.spaceNames }
    return names
  }

  /// The views that it is made of.
  var children: [View] {
    switch base {
    case .rectangle, .gradient, .many: []
    case .stack(_, let views): views
    case .reader(_, let content): content.map { [$0] } ?? []
    }
  }
}
