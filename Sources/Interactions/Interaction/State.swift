/// A named value that an interaction owns; reading and writing it is all it takes to show it.
///
/// While a function draws, reading answers what is shown; everywhere else what the logic holds,
/// which a write changes at once. A write while drawing is an error of the drawing.
public struct State<Value: StateRepresentable> {
  /// The state behind it.
  package let property: Property

  /// The value.
  public var value: Value {
    get { property.read() }
    nonmutating set { property.write(newValue.stateValue) }
  }
}

/// A named value that only a drag's `updating` writes, and that returns when the drag is over.
public struct GestureState<Value: StateRepresentable> {
  /// The state behind it.
  package let property: Property

  /// The value.
  public var value: Value { property.read() }
}

/// A named value that is derived from others.
public struct Channel<Value: StateRepresentable> {
  /// The channel behind it.
  package let property: Property

  /// The value; `nil` in a hole.
  public var value: Value? { Value(property.current) }
}

extension Property {
  /// The value as the type that it was declared with.
  fileprivate func read<Value: StateRepresentable>() -> Value {
    guard let value = Value(current) else {
      preconditionFailure("the state \"\(name)\" holds \(current), which is no \(Value.self)")
    }
    return value
  }

  /// Writes the value; what stands against it is thrown when the callback is over.
  fileprivate func write(_ value: StateValue) {
    do { try graph.write(value, to: self) } catch { graph.fault = graph.fault ?? error }
  }
}
