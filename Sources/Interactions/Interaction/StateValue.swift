public import Motion

/// What a state can hold, and what a callback can answer.
public enum StateValue: Sendable {
  /// Nothing: a hole in a channel.
  case none
  /// A number.
  case number(Double)
  /// A pair of coordinates, in points.
  case vector(Vector)
  /// True or false.
  case boolean(Bool)
  /// A text.
  case text(String)
  /// How a value moves to another.
  case animation(Animation)
  /// Several values in order.
  indirect case list([StateValue])
  /// Several values by name.
  indirect case record([String: StateValue])
  /// Something that only the author of the interaction understands.
  case object(any StateObject)
}

/// Something opaque that a state can hold, such as a table of a script.
public protocol StateObject: AnyObject, Sendable, CustomStringConvertible {
  /// Whether the other one counts as the same value, so that no observer need run.
  func isSame(as other: any StateObject) -> Bool
}

extension StateValue: Equatable {
  /// Whether the two count as the same value; not a number is the same as itself.
  public static func == (left: StateValue, right: StateValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left == right || (left.isNaN && right.isNaN)
    case (.vector(let left), .vector(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.none, .none): true
    case (.text(let left), .text(let right)): left == right
    case (.animation(let left), .animation(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.record(let left), .record(let right)): left == right
    case (.object(let left), .object(let right)): left.isSame(as: right)
    default: false
    }
  }
}

extension StateValue {
  /// The number; `nil` for anything else.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The vector; `nil` for anything else.
  public var vector: Vector? { if case .vector(let vector) = self { vector } else { nil } }

  /// The truth value; `nil` for anything else.
  public var boolean: Bool? { if case .boolean(let boolean) = self { boolean } else { nil } }

  /// The text; `nil` for anything else.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The animation; `nil` for anything else.
  public var animation: Animation? {
    if case .animation(let animation) = self { animation } else { nil }
  }

  /// A number or a vector as a vector, a number along x; `nil` for what cannot be animated.
  package var animatable: Vector? {
    switch self {
    case .number(let number) where number.isFinite: Vector(number, 0)
    case .vector(let vector): vector
    default: nil
    }
  }

  /// The same kind of value, number or vector, moved by `offset`.
  func moved(by offset: Vector) -> StateValue {
    switch self {
    case .number(let number): .number(number + offset.x)
    case .vector(let vector): .vector(vector + offset)
    default: self
    }
  }
}

/// A Swift type that a state can hold.
public protocol StateRepresentable {
  /// The value as a state holds it.
  var stateValue: StateValue { get }

  /// The value that a state holds; `nil` where it is of another kind.
  ///
  /// What an animation would show between two values is asked for as well: a type that answers
  /// `nil` to that is shown at its target at once.
  init?(_ stateValue: StateValue)
}

extension Double: StateRepresentable {
  public var stateValue: StateValue { .number(self) }

  public init?(_ stateValue: StateValue) {
    guard case .number(let number) = stateValue else { return nil }
    self = number
  }
}

/// A whole number, which is shown at its target at once: there is none between two neighbours.
extension Int: StateRepresentable {
  public var stateValue: StateValue { .number(Double(self)) }

  public init?(_ stateValue: StateValue) {
    guard let number = stateValue.number, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

extension Vector: StateRepresentable {
  public var stateValue: StateValue { .vector(self) }

  public init?(_ stateValue: StateValue) {
    guard case .vector(let vector) = stateValue else { return nil }
    self = vector
  }
}

extension Bool: StateRepresentable {
  public var stateValue: StateValue { .boolean(self) }

  public init?(_ stateValue: StateValue) {
    guard case .boolean(let boolean) = stateValue else { return nil }
    self = boolean
  }
}

extension String: StateRepresentable {
  public var stateValue: StateValue { .text(self) }

  public init?(_ stateValue: StateValue) {
    guard case .text(let text) = stateValue else { return nil }
    self = text
  }
}

extension StateValue: StateRepresentable {
  public var stateValue: StateValue { self }

  public init?(_ stateValue: StateValue) { self = stateValue }
}

extension Optional: StateRepresentable where Wrapped: StateRepresentable {
  public var stateValue: StateValue { self?.stateValue ?? .none }

  public init?(_ stateValue: StateValue) {
    if case .none = stateValue {
      self = .none
    } else if let wrapped = Wrapped(stateValue) {
      self = wrapped
    } else {
      return nil
    }
  }
}

extension Array: StateRepresentable where Element: StateRepresentable {
  public var stateValue: StateValue { .list(map(\.stateValue)) }

  public init?(_ stateValue: StateValue) {
    guard case .list(let values) = stateValue else { return nil }
    self = []
    for value in values {
      guard let element = Element(value) else { return nil }
      append(element)
    }
  }
}

extension Animation: StateRepresentable {
  public var stateValue: StateValue { .animation(self) }

  public init?(_ stateValue: StateValue) {
    guard case .animation(let animation) = stateValue else { return nil }
    self = animation
  }
}
