/// A named value that an interaction owns; reading and writing it is all it takes to show it.
///
/// While a function draws, reading answers what is shown; everywhere else what the logic holds,
/// which a write changes at once. A write while drawing is an error of the drawing. Once the stage
/// is gone, what the logic held last is read, and nothing is written.
public struct State<Value: StateRepresentable> {
  /// The state behind it.
  let property: Property

  init(_ property: Property) {
    self.property = property
  }

  /// The value.
  public var value: Value {
    get { property.read() }
    nonmutating set { property.write(newValue) }
  }
}

/// A named value that only a drag's `updating` writes, and that returns when the drag is over.
public struct GestureState<Value: StateRepresentable> {
  /// The state behind it.
  let property: Property

  init(_ property: Property) {
    self.property = property
  }

  /// The value.
  public var value: Value { property.read() }
}

/// A named value that is derived from others.
public struct Channel<Value: StateRepresentable> {
  /// The channel behind it.
  let property: Property

  init(_ property: Property) {
    self.property = property
  }

  /// The value; `nil` in a hole.
  public var value: Value? { Value(property.current) }
}

extension Property {
  /// The value as the type that it was declared with.
  fileprivate func read<Value: StateRepresentable>() -> Value {
    guard let value = Value(current) ?? Value(model) else {
      preconditionFailure("\"\(name)\" holds \(model), no \(Value.self)")
    }
    return value
  }

  /// Writes the value; what stands against it is thrown when the callback is over.
  fileprivate func write(_ value: some StateRepresentable) {
    if isOrphan { return }
    do { try graph.write(value.stateValue, to: self) } catch { graph.fail(with: error) }
  }

  /// The value as it is to be read at this moment: shown while drawing, else the model.
  ///
  /// What goes wrong in a function is thrown when the work at hand is over, and reads as nothing.
  fileprivate var current: StateValue {
    if isOrphan { return model }
    do { return try value(as: graph.reading) } catch {
      graph.fail(with: error)
      return .none
    }
  }
}
