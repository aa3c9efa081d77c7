/// Values by name that an interaction of the documents is made with.
///
/// Each is asked for once, with what holds where it is left out; `finish` refuses what is left.
public struct Parameters {
  private var values: [String: StateValue]
  private var known: [String] = []
  /// What was asked for, as it was answered.
  public private(set) var answered: [String: StateValue] = [:]

  /// Parameters as a script gives them.
  public init(_ values: [String: StateValue] = [:]) {
    self.values = values
  }

  /// A finite number.
  public mutating func number(
    _ name: String, or standard: Double
  ) throws(InteractionError) -> Double {
    guard let value = take(name) else { return answer(name, standard) }
    guard let number = value.number, number.isFinite else {
      throw bad(name, value, "a finite number")
    }
    return answer(name, number)
  }

  /// A finite number above 0.
  public mutating func length(
    _ name: String, or standard: Double
  ) throws(InteractionError) -> Double {
    let number = try number(name, or: standard)
    try Self.checkLength(number, name)
    return number
  }

  /// Throws where a length is not positive and finite.
  static func checkLength(_ length: Double, _ name: String) throws(InteractionError) {
    guard length > 0, length.isFinite else {
      throw .badParameter(
        name: name, value: StateValue.number(length).description,
        hint: "a positive length in points")
    }
  }

  /// Any value that a state can hold of a kind; nothing where that can be held.
  public mutating func value<Value: StateRepresentable>(
    _ name: String, or standard: Value, _ wanted: String
  ) throws(InteractionError) -> Value {
    guard let given = take(name) else { return answer(name, standard) }
    guard let value = Value(given) else { throw bad(name, given, wanted) }
    return answer(name, value)
  }

  /// How something moves.
  public mutating func animation(
    _ name: String, or standard: Animation
  ) throws(InteractionError) -> Animation {
    guard let value = take(name) else { return answer(name, standard) }
    guard let animation = value.animation else {
      throw .noAnimation(name: name, value: value.description)
    }
    return answer(name, animation)
  }

  /// One of a few words.
  public mutating func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, or standard: Word
  ) throws(InteractionError) -> Word where Word.RawValue == String {
    guard let value = take(name) else {
      answered[name] = .text(standard.rawValue)
      return standard
    }
    guard let word = value.text.flatMap(Word.init(rawValue:)) else {
      let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw bad(name, value, "one of \(words)")
    }
    answered[name] = value
    return word
  }

  /// Refuses whatever was given and not asked for.
  public func finish() throws(InteractionError) {
    guard let name = values.keys.min() else { return }
    throw .unknownName(kind: "parameter", name: name, known: known)
  }

  private mutating func take(_ name: String) -> StateValue? {
    known.append(name)
    return values.removeValue(forKey: name)
  }

  private mutating func answer<Value: StateRepresentable>(_ name: String, _ value: Value) -> Value {
    answered[name] = value.stateValue
    return value
  }

  private func bad(_ name: String, _ value: StateValue, _ hint: String) -> InteractionError {
    .badParameter(name: name, value: value.description, hint: hint)
  }
}
