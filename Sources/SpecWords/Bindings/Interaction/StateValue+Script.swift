import Interactions
import LuaHost

extension Call {
  /// Adds what a state holds, as scripts see it.
  func push(_ value: StateValue) {
    switch value {
    case .none: pushNil()
    case .number(let number): push(shortest: number)
    case .vector(let vector): push(vector)
    case .boolean(let boolean): push(boolean)
    case .text(let text): push(text)
    case .animation(let animation): push(animation)
    case .list(let values):
      pushTable(elements: values.count)
      for (index, value) in values.enumerated() {
        push(value)
        setElement(index + 1)
      }
    case .record(let fields):
      pushTable(fields: fields.count)
      for (name, value) in fields {
        push(value)
        setField(name)
      }
    case .object(let object):
      if let value = object as? ScriptValue { push(value.reference) } else { pushNil() }
    }
  }
}

extension Call {
  /// Adds a number as a script would have written it: 30, not 30.0.
  private func push(shortest number: Double) {
    guard abs(number) < 0x1p53, let integer = Int(exactly: number) else { return push(number) }
    push(integer)
  }
}

extension Argument {
  /// The value as a state holds it, in place of `old`, which says what a table stands for: a
  /// vector, a list or record of values, or itself.
  func stateValue(inPlaceOf old: StateValue = .none) throws -> StateValue {
    switch call.kind(slot) {
    case .none, .nil: return .none
    case .boolean: return .boolean(try boolean())
    case .integer, .number: return .number(call.number(slot) ?? .nan)
    case .string: return .text(try string())
    case .object:
      if let vector: VectorObject = call.object(slot) { return .vector(vector.vector) }
      if let animation = animationIfAny { return .animation(animation) }
      try refuseBareCurve()
    case .table:
      switch old {
      case .vector: return .vector(try vector())
      case .list, .record: return try plainValue()
      default: if let vector = try? vector() { return .vector(vector) }
      }
    case .function, .thread: break
    }
    let kind = call.anyObject(slot).map { type(of: $0).hostType.name } ?? call.kind(slot).rawValue
    return .object(ScriptValue(try call.reference(slot), kind, in: call.interpreter))
  }

  /// A table taken apart: a list where it has elements, else values by name.
  func plainValue() throws -> StateValue {
    guard call.kind(slot) == .table else { return try stateValue() }
    if let vector = try? vector() { return .vector(vector) }
    if call.length(slot) > 0 { return .list(try list(of: "values") { try $0.plainValue() }) }
    var fields: [String: StateValue] = [:]
    try call.forEachEntry(of: slot) { key, value in
      guard let key = call.string(key) else { throw refused("values with names") }
      let value = Argument(
        call, slot: value, of: called, name: "\(name).\(key)", in: argument)
      fields[key] = try value.plainValue()
    }
    return fields.isEmpty ? .list([]) : .record(fields)
  }
}
