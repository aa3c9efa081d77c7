public import Motion

/// An argument of a view word: a value, or where to find it at the time it is drawn.
public enum Drawn {
  /// Always the same value.
  case value(StateValue)
  /// What a state or channel of this name shows.
  case named(String)
  /// What a state or channel shows.
  case property(Property)
  /// What a function answers that reads what is shown and writes nothing.
  case function(() throws -> StateValue)
}

extension Drawn {
  /// Always the same number.
  public static func number(_ number: Double) -> Drawn { .value(.number(number)) }

  /// Always the same vector.
  public static func vector(_ vector: Vector) -> Drawn { .value(.vector(vector)) }

  /// What a state shows.
  public static func state<Value>(_ state: State<Value>) -> Drawn { .property(state.property) }

  /// What a channel shows.
  public static func channel<Value>(_ channel: Channel<Value>) -> Drawn {
    .property(channel.property)
  }

  /// Whether it is the same at all times.
  var isFixed: Bool { if case .value = self { true } else { false } }

  /// Those of two that are not always the same.
  static func changing(_ first: Drawn?, _ second: Drawn? = nil) -> [Drawn] {
    var changing: [Drawn] = []
    if let first, !first.isFixed { changing.append(first) }
    if let second, !second.isFixed { changing.append(second) }
    return changing
  }

  /// The same with the name looked up, which must be that of a state or channel.
  func resolvedName(in graph: Graph) throws -> Drawn {
    guard case .named(let name) = self else { return self }
    return .property(try graph.property(name))
  }

  /// The same with the name looked up: a text that names nothing is a value.
  func resolved(in graph: Graph) -> Drawn {
    guard case .named(let name) = self else { return self }
    return graph.known(name).map { .property($0) } ?? .value(.text(name))
  }
}
