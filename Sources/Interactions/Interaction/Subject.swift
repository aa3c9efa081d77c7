public import Motion

/// An interaction on a stage: what a test drives and asks.
public struct Subject {
  /// The stage that it stands on.
  public let stage: Stage
  /// The subject itself.
  package let graph: Graph

  /// The name of the interaction.
  public var name: String { graph.name }

  /// The time on its clock.
  public var time: Flicks { stage.now }

  /// What a state or channel shows.
  public func value(_ name: String) throws -> StateValue {
    try graph.property(name).value(as: .shown)
  }

  /// What the logic holds of a state or channel.
  public func model(_ name: String) throws -> StateValue {
    try graph.property(name).value(as: .model)
  }

  /// A label.
  public func text(_ name: String) throws -> String {
    guard let text = graph.texts[name] else {
      throw InteractionError.unknownName(
        kind: "text", name: name, known: graph.texts.keys.sorted())
    }
    return try graph.reading(as: .shown, text).text ?? ""
  }

  /// Where the drag stands: idle, possible, began or changed; of several, the one that goes on.
  public var phase: String {
    let drag = graph.drags.first { $0.phase.sequence != nil } ?? graph.drags.first
    return drag?.phaseName ?? DragPhase.Name.idle.rawValue
  }

  /// All that `phase` may be: its ends are seen by what runs at the end of a drag.
  package static let phases = DragPhase.Name.allCases.map(\.rawValue)
}

extension Subject {
  /// The image of the view's middle on the canvas, as it is shown.
  public func center() throws -> Vector { try graph.bounds().center }

  /// The smallest upright rectangle around the view, or a part of it, as it is shown.
  public func frame(_ part: String? = nil) throws -> Rectangle {
    guard let part else { return try graph.bounds().frame }
    if let frame = graph.parts[part] { return try graph.reading(as: .shown, frame) }
    if let item = try graph.items?(part) { return item.frame }
    return try graph.part(part).frame
  }

  /// One of several things that it shows; `nil` where there is none of that id.
  public func item(_ id: String) throws -> Item? { try graph.items?(id) }

  /// The space that a pan recogniser's velocity is read in where this one is named; `nil` for none.
  package func panSpace(_ named: CoordinateSpace?) -> CoordinateSpace? {
    graph.rules.panSpace(named)
  }

  /// What a pan recogniser would read as velocity in a space, in points per second.
  public func panVelocity(in space: CoordinateSpace) throws -> Vector {
    guard let drag = graph.drags.first(where: { $0.phase.sequence != nil }) ?? graph.drags.first
    else { return .zero }
    return try drag.velocity(in: space)
  }
}

extension Subject {
  /// Writes a state as code does that has nothing to do with the interaction.
  ///
  /// - Returns: Why it was refused; `nil` where it was made.
  @discardableResult
  public func edit(_ name: String, _ value: StateValue) throws -> String? {
    let property = try graph.property(name)
    try graph.check(value, for: property)
    return try stage.act(on: graph) { try graph.edit(value, of: property) }
  }

  /// Offers the view another size.
  public func resize(_ width: Double, _ height: Double) throws {
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else {
      throw InteractionError.badGeometry(word: "resize")
    }
    try stage.act(on: graph) { try graph.resize(to: Vector(width, height)) }
  }

  /// Takes the view away.
  public func remove() throws {
    try stage.act(on: graph) { try graph.removeView() }
  }

  /// Taps a button or toggle.
  ///
  /// - Returns: Whether it did anything; false where it is disabled.
  @discardableResult
  public func tap(_ title: String) throws -> Bool {
    let control = try graph.control(titled: title)
    return try stage.act(on: graph) { try graph.tap(control) }
  }

  /// Moves the slider.
  ///
  /// - Returns: Whether it did anything; false where it is disabled.
  @discardableResult
  public func slide(_ value: Double) throws -> Bool {
    guard !value.isNaN else {
      throw InteractionError.badParameter(name: "slide", value: "nan", hint: "a number")
    }
    try graph.checkHasSlider()
    return try stage.act(on: graph) { try graph.slide(to: value) }
  }

  /// Calls a method that the interaction declares.
  @discardableResult
  public func call(_ action: String, _ arguments: [StateValue] = []) throws -> [StateValue] {
    guard let body = graph.actions[action] else {
      throw InteractionError.unknownName(
        kind: "method", name: action, known: graph.actions.keys.sorted())
    }
    return try stage.act(on: graph) { try graph.batch(as: .action) { try body(arguments) } }
  }
}

extension Subject {
  /// Lets pointers do what the events say, then time go on until nothing moves or waits.
  public func play(_ events: [PointerEvent], limit: Double = 10) throws -> Run {
    try InteractionError.check(seconds: limit, for: "limit")
    let run = Run(from: self)
    try stage.perform(events)
    _ = try stage.rest(within: limit)
    return run.upToNow()
  }

  /// Lets pointers do what the events say; time stands at the last of them.
  public func perform(_ events: [PointerEvent]) throws -> Run {
    let run = Run(from: self)
    try stage.perform(events)
    return run.upToNow()
  }

  /// Lets time go on until nothing moves or waits; throws where that does not come.
  ///
  /// - Returns: How long it took, in seconds and in frames.
  @discardableResult
  public func settle(limit: Double = 10) throws -> (seconds: Double, frames: Int) {
    let start = stage.now
    guard try stage.rest(within: limit) else {
      throw InteractionError.neverSettles(what: graph.whatMoves, limit: limit)
    }
    let frames = stage.frames
    return (
      (stage.now - start).seconds,
      frames.index(after: stage.now) - frames.index(after: start)
    )
  }

  /// Everything from the creation until now.
  public var trace: Run { Run(of: self).upToNow() }
}

/// An upright rectangle on the canvas, in points.
public struct Rectangle: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Vector
  /// The size.
  public var size: Vector

  /// The middle.
  public var center: Vector { origin + size / 2 }

  /// An upright rectangle.
  public init(origin: Vector, size: Vector) {
    self.origin = origin
    self.size = size
  }

  /// The smallest upright rectangle that holds all points.
  init(around points: [Vector]) {
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    self.init(
      origin: Vector(left, top),
      size: Vector((points.map(\.x).max() ?? 0) - left, (points.map(\.y).max() ?? 0) - top))
  }
}

extension Item {
  /// The upright rectangle that it fills.
  public var frame: Rectangle { Rectangle(origin: center - size / 2, size: size) }
}
