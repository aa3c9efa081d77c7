public import Motion

/// What an interaction is told to: the `ui` of its `build`.
///
/// What goes wrong in a declaration is thrown when the interaction has been built.
public struct InteractionBuilder {
  /// The subject that is built.
  package unowned let graph: Graph

  /// Declares the ground that the interaction is drawn on, in points.
  public func canvas(width: Double, height: Double, name: String? = nil) {
    let size = Vector(width, height)
    guard size.isFinite, width >= 0, height >= 0 else {
      return graph.fail(with: InteractionError.badGeometry(word: "canvas"))
    }
    graph.canvas = Canvas(size: size, name: name)
  }

  /// Declares a state.
  public func state<Value: StateRepresentable>(
    _ name: String, _ initial: Value
  ) -> State<Value> {
    State(declare(name, .state, initial))
  }

  /// Declares a state that a drag writes, and that returns when the drag is over.
  ///
  /// - Parameter reset: Told the last value when the state returns; it may change the transaction.
  public func gestureState<Value: StateRepresentable>(
    _ name: String, _ initial: Value,
    reset: ((StateValue, inout Transaction) throws -> Void)? = nil
  ) -> GestureState<Value> {
    let source = Property.Source.gestureState(initial: initial.stateValue, reset: reset)
    return GestureState(declare(name, source, initial))
  }

  /// Declares a value that is derived from what is shown; nothing is a hole.
  @discardableResult
  public func channel<Value: StateRepresentable>(
    _ name: String, _ derive: @escaping () throws -> Value
  ) -> Channel<Value> {
    Channel(declare(name, .drawn { try derive().stateValue }, StateValue.none))
  }

  /// Declares a label, drawn from what is shown.
  public func text(_ name: String, _ body: @escaping () throws -> String) {
    graph.declare(name, as: { .text(try body()) }, in: \.texts)
  }

  /// Declares a drag; what its options leave out is left to the interaction's.
  public func drag(_ options: InteractionOptions = InteractionOptions()) -> DragGesture {
    drag(options) { $0 }
  }

  /// The same; `blame` answers what is thrown where no view carries it.
  package func drag(
    _ options: InteractionOptions, blaming blame: @escaping (InteractionError) -> any Error
  ) -> DragGesture {
    let drag = DragGesture(graph: graph, options: options.over(graph.options), blame: blame)
    graph.drags.append(drag)
    return drag
  }

  /// Throws what went wrong so far where nothing could be thrown.
  package func throwFault() throws { try graph.throwFault() }

  private func declare<Value: StateRepresentable>(
    _ name: String, _ source: Property.Source, _ initial: Value
  ) -> Property {
    let property = Property(
      name: graph.outerName(ofDeclared: name), source: source, initial: initial.stateValue,
      graph: graph,
      isOfType: { Value($0) != nil })
    graph.declare(property)
    return property
  }
}

extension InteractionBuilder {
  /// Runs `body` after each update in which `state` has changed.
  public func onChange<Value>(
    of state: State<Value>, _ body: @escaping (_ old: Value, _ new: Value) throws -> Void
  ) {
    observe(state.property, body)
  }

  /// Runs `body` after each update in which `state` has changed.
  public func onChange<Value>(
    of state: GestureState<Value>, _ body: @escaping (_ old: Value, _ new: Value) throws -> Void
  ) {
    observe(state.property, body)
  }

  /// Runs `body` after each update in which what `observed` answers has changed.
  package func onChange(
    of observed: @escaping () throws -> StateValue,
    _ body: @escaping (_ old: StateValue, _ new: StateValue) throws -> Void
  ) {
    graph.observers.append(Graph.Observer(observed: .function(observed), last: .none, body: body))
  }

  /// Runs `body` after each update in which a state or channel has changed.
  func observe(
    _ property: Property, _ body: @escaping (_ old: StateValue, _ new: StateValue) throws -> Void
  ) {
    graph.checkOwns(property)
    graph.observers.append(Graph.Observer(observed: .property(property), last: .none, body: body))
  }

  private func observe<Value: StateRepresentable>(
    _ property: Property, _ body: @escaping (_ old: Value, _ new: Value) throws -> Void
  ) {
    observe(property) { old, new in
      if let old = Value(old), let new = Value(new) { try body(old, new) }
    }
  }

  /// Declares a method of the subject, which runs at once and without animation.
  public func action(
    _ name: String, _ body: @escaping ([StateValue]) throws -> [StateValue]
  ) {
    graph.declare(name, as: body, in: \.actions)
  }

  /// Lets `body` see every raw event before anything else does.
  public func monitor(_ body: @escaping (PointerEvent) throws -> Void) {
    graph.monitors.append(body)
  }

  /// Says what becomes of writes by other code to these states while a drag is recognised.
  ///
  /// - Parameter rebase: Runs after a write that the drag goes on from.
  public func edits(
    of names: [String], during drag: DragGesture, _ policy: EditPolicy,
    rebase: @escaping () throws -> Void = {}
  ) {
    graph.editRules.append(EditRule(names: names, drag: drag, policy: policy, rebase: rebase))
  }

  /// Says where a part is shown that no view stands for.
  public func part(_ name: String, _ frame: @escaping () throws -> Rectangle) {
    graph.declare(name, as: frame, in: \.parts)
  }

  /// Says how things are found that can be asked for by an id.
  public func items(_ find: @escaping (String) throws -> Item?) {
    graph.items = find
  }
}

/// What becomes of a write by other code while a drag goes on.
public enum EditPolicy: String, Hashable, Sendable, CaseIterable {
  /// It is refused.
  case block
  /// It is made, and the drag is broken off.
  case cancel
  /// It is made, and the drag goes on from there.
  case rebase
}

/// What stands against writes by other code.
struct EditRule {
  /// The states that are meant.
  let names: [String]
  /// While this drag is recognised.
  let drag: DragGesture
  /// What becomes of the write.
  let policy: EditPolicy
  /// Runs after a write that the drag goes on from.
  let rebase: () throws -> Void
}

/// One of several things that an interaction shows.
public struct Item: Hashable, Sendable {
  /// Where its middle is shown.
  public var center: Vector
  /// Its size.
  public var size: Vector
  /// Where the logic holds its middle.
  public var model: Vector

  /// One of several things that an interaction shows.
  public init(center: Vector, size: Vector, model: Vector) {
    self.center = center
    self.size = size
    self.model = model
  }
}
