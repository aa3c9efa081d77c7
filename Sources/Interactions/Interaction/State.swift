/// A named value that an interaction owns; reading and writing it is all it takes to show it.
///
/// While a function draws, reading answers what is shown; everywhere else what the logic holds,
/// which a write changes at once. A write while drawing is an error of the drawing.
public struct State<Value: StateRepresentable> {
  /// The state behind it.
  package let property: Property
  private unowned let graph: Graph

  init(_ property: Property) {
    self.property = property
    graph = property.graph
  }

  /// The value.
  public var value: Value {
    get { graph.read(property) }
    nonmutating set { graph.write(newValue, toStated: property) }
  }
}

/// A named value that only a drag's `updating` writes, and that returns when the drag is over.
public struct GestureState<Value: StateRepresentable> {
  /// The state behind it.
  package let property: Property
  private unowned let graph: Graph

  init(_ property: Property) {
    self.property = property
    graph = property.graph
  }

  /// The value.
  public var value: Value { graph.read(property) }
}

/// A named value that is derived from others.
public struct Channel<Value: StateRepresentable> {
  /// The channel behind it.
  package let property: Property
  private unowned let graph: Graph

  init(_ property: Property) {
    self.property = property
    graph = property.graph
  }

  /// The value; `nil` in a hole.
  public var value: Value? { Value(graph.current(property)) }
}

extension Graph {
  /// The value as the type that it was declared with.
  fileprivate func read<Value: StateRepresentable>(_ property: Property) -> Value {
    guard let value = Value(current(property)) ?? Value(property.model) else {
      preconditionFailure("\"\(property.name)\" holds \(property.model), no \(Value.self)")
    }
    return value
  }

  /// Writes the value; what stands against it is thrown when the callback is over.
  fileprivate func write(_ value: some StateRepresentable, toStated property: Property) {
    do { try write(value.stateValue, to: property) } catch { fail(with: error) }
  }

  /// The value as it is to be read at this moment: shown while drawing, else the model.
  ///
  /// What goes wrong in a function is thrown when the work at hand is over, and reads as nothing.
  fileprivate func current(_ property: Property) -> StateValue {
    do { return try property.value(as: reading) } catch {
      fail(with: error)
      return .none
    }
  }
}
