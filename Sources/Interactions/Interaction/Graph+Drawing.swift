import Motion

extension Graph {
  /// What an argument of a view word is, as the logic, the picture or the latest update has it.
  func value(of drawn: Drawn, as reading: Reading) throws -> StateValue {
    switch drawn {
    case .value(let value): value
    case .named(let name): try property(name).value(as: reading)
    case .property(let property): try property.value(as: reading)
    case .function(let body): try self.reading(as: reading, body)
    }
  }

  /// What an argument of a view word shows.
  func shown(_ drawn: Drawn) throws -> StateValue { try value(of: drawn, as: .shown) }

  /// What an argument of a view word shows, where that must be a finite number.
  func number(_ drawn: Drawn, _ word: String) throws -> Double {
    switch try shown(drawn) {
    case .number(let number) where number.isFinite: return number
    case .none: return 0
    case let other: throw InteractionError.wrongKind(name: word, wanted: "a number", value: other)
    }
  }

  /// What the argument of a word is, where that must be true or false.
  func isTrue(
    _ drawn: Drawn, _ word: String, or missing: Bool, as reading: Reading = .shown
  ) throws -> Bool {
    switch try value(of: drawn, as: reading) {
    case .boolean(let boolean): return boolean
    case .none: return missing
    case let other:
      throw InteractionError.wrongKind(name: word, wanted: "true or false", value: other)
    }
  }

  /// What the argument of a view word shows, where that must be a point.
  func point(_ drawn: DrawnPoint, _ word: String, _ missing: Double) throws -> Vector {
    switch drawn {
    case .parts(let x, let y):
      return Vector(
        try x.map { try number($0, word) } ?? missing, try y.map { try number($0, word) } ?? missing
      )
    case .whole(let whole):
      switch try shown(whole) {
      case .vector(let vector) where vector.isFinite: return vector
      case .number(let number) where number.isFinite: return Vector(number, number)
      case .none: return Vector(missing, missing)
      case let other:
        throw InteractionError.wrongKind(name: word, wanted: "a vector or number", value: other)
      }
    }
  }

  /// Notes what channels are drawn as, at the end of an instant.
  func sampleChannels() throws {
    for property in properties where !property.movesByItself {
      guard case .drawn(let derive) = property.source else { continue }
      sawMovement = false
      let answer = try property.answer(of: derive, as: .shown)
      if case .object(let object) = answer, object is Formula { property.hasFormula = true }
      property.note(answer)
      property.followsMovement = sawMovement
    }
  }
}

extension Graph {
  /// Looks up every name in the view, and notes what its words say of animations and identity.
  func install(_ made: View) throws {
    let view = try made.resolved(in: self)
    self.view = view
    for property in properties { property.movesByItself = false }
    movesByItself = false
    canDisable = drags.contains { $0.disabled != nil }
    bindings = []
    identities = []
    try collect(view)
    let carried = view.drags
    for drag in carried where !drags.contains(where: { $0 === drag }) {
      throw InteractionError.foreignDrag
    }
    for (earlier, drag) in drags.enumerated() {
      guard carried.contains(where: { $0 === drag }) else {
        throw drag.blame(.dragWithoutView(number: earlier + 1))
      }
      do {
        _ = try place(of: drag.space, for: drag)
      } catch let error as InteractionError {
        throw drag.blame(error)
      }
    }
    for property in properties {
      guard property.movesByItself, case .drawn(let derive) = property.source else { continue }
      let answer = try property.answer(of: derive, as: .applied)
      // What goes by a formula moves as that says.
      if case .object(let object) = answer, object is Formula { property.movesByItself = false }
      property.applied = answer
    }
  }

  /// Notes what the words of a view say; answers the properties that it is drawn by.
  @discardableResult
  private func collect(_ view: View) throws -> [Property] {
    var drawn: [Property] = []
    for child in view.children { drawn += try collect(child) }
    if case .rectangle(.property(let radius)) = view.base { drawn.append(radius) }
    for word in view.words {
      for case .property(let property) in word.sources { drawn.append(property) }
      switch word {
      case .mask(_, let mask): drawn += try collect(mask)
      case .animation(let animation, let watched):
        for property in drawn where !property.isState {
          property.movesByItself = true
          movesByItself = true
        }
        bindings.append(
          AnimationBinding(
            animation: animation, watched: watched, last: try value(of: watched, as: .applied),
            covered: drawn))
      case .id(let identity) where !identity.isFixed:
        identities.append(
          Identity(drawn: identity, last: try value(of: identity, as: .applied), covered: drawn))
      default: continue
      }
    }
    return drawn
  }
}

extension View {
  /// The drags that are said to be carried, here or inside.
  fileprivate var drags: [DragGesture] {
    let own = words.flatMap { word -> [DragGesture] in
      switch word {
      case .gesture(let carried): [carried]
      case .mask(_, let mask): mask.drags
      default: []
      }
    }
    return own + children.flatMap(\.drags)
  }
}
