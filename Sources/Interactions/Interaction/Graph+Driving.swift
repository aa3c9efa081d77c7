import Motion

/// What is done to a subject from outside, other than by pointers.
extension Graph {
  /// Takes the view that was built, and what is shown at the start.
  func begin(with view: View) throws {
    try install(view)
    for rule in editRules { for name in rule.names { _ = try property(name) } }
    for property in properties {
      if property.isState || property.movesByItself { property.note(property.applied) }
    }
    for place in observers.indices {
      observers[place].last = try value(of: observers[place].observed, as: .applied)
    }
    appliedWrites = writes.count
    try settle()
    try sampleChannels()
    hasBegun = true
  }

  /// Throws where a value is not of a kind that a property can hold, or nobody may write it.
  func check(_ value: StateValue, for property: Property) throws(InteractionError) {
    guard case .state = property.source else {
      throw .notWritable(name: property.name, hint: "only a state can be edited")
    }
    try property.checkKind(of: value)
  }

  /// Writes a state for other code; answers why that is refused, `nil` where it is made.
  func edit(_ value: StateValue, of property: Property) throws -> String? {
    let rule = editRules.first { rule in
      rule.drag.phase.isActive && rule.names.contains { outerName(of: $0) == property.name }
    }
    if let rule, rule.policy == .block {
      let reason = "a drag is going on"
      record(.refused(state: property.name, value: value, reason: reason))
      return reason
    }
    record(.edited(state: property.name, value: value))
    try batch(as: .edit) {
      try write(value, to: property)
      if let rule, rule.policy == .rebase { try rule.rebase() }
    }
    try settle()
    if let rule, rule.policy == .cancel { try rule.drag.breakOff(reason: "edit") }
    return nil
  }

  /// Offers the view another size; nothing moves on account of that but what an animation binds to it.
  func resize(to size: Vector) throws {
    record(.resized(size))
    canvas.size = size
    guard let view else { return }
    let applied = properties.map(\.applied)
    let watched = bindings.map(\.last)
    try install(view)
    let bound = zip(bindings, watched).filter { $0.last != $1 }.map(\.0)
    for (property, old) in zip(properties, applied) where property.movesByItself {
      property.previous = old
      try show(property, in: Scope.plain, by: nil, or: bound)
    }
  }

  /// Takes the view away, and with it what goes on and what moves.
  func removeView() throws {
    guard view != nil else { return }
    record(.viewRemoved)
    try breakOffAll(reason: "removed")
    view = nil
    for property in properties { stop(property) }
  }
}

/// Where things are shown.
extension Graph {
  /// What the subject's frame and centre mean; of a view that is gone, a point in the middle.
  func bounds() throws -> ViewLayout.Level {
    guard let layout = try layoutOfView() else {
      return ViewLayout.Level(
        size: .zero, place: Affine(translation: canvas.size / 2), isFixed: true)
    }
    return layout.level { if case .bounds = $0 { true } else { false } } ?? layout.body
  }

  /// The part of the view that bears a name.
  func part(_ name: String) throws -> ViewLayout.Level {
    let layout = try layoutOfView()
    if let level = try layout?.part(name, in: self) { return level }
    throw InteractionError.unknownName(
      kind: "part", name: name,
      known: parts.keys.sorted() + (try layout?.partNames(in: self) ?? []))
  }
}

extension ViewLayout {
  /// Where the part of a name lies, which may be one of a mask; `nil` where there is none.
  fileprivate func part(_ name: String, in graph: Graph) throws -> Level? {
    let level = level {
      if case .id(.value(let known)) = $0 { known == .text(name) } else { false }
    }
    if let level { return level }
    for layout in try masks(in: graph) + children {
      if let level = try layout.part(name, in: graph) { return level }
    }
    return nil
  }

  /// The names of the parts.
  fileprivate func partNames(in graph: Graph) throws -> [String] {
    let own = view.words.compactMap { word in
      if case .id(.value(.text(let name))) = word { name } else { nil }
    }
    return try own + (masks(in: graph) + children).flatMap { try $0.partNames(in: graph) }
  }
}

extension ViewLayout.Level {
  /// The image of the middle.
  var center: Vector { place.apply(to: size / 2) }

  /// The smallest upright rectangle around the image.
  var frame: Rectangle {
    Rectangle(
      around: [Vector.zero, Vector(size.x, 0), Vector(0, size.y), size].map(place.apply(to:)))
  }
}
