internal import CLuaBridge

extension Call {
  /// The types of values.
  package enum Kind: String, Sendable {
    case none = "no value"
    case `nil`, boolean, integer, number, string, table, function, thread, object
  }

  /// What stands in `slot`; `none` past the arguments.
  package func kind(_ slot: Int) -> Kind {
    switch bridge_type(lua, index(slot)) {
    case .none: .none
    case .nil: .nil
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .string: .string
    case .table: .table
    case .function: .function
    case .thread: .thread
    case .object: .object
    }
  }

  /// Whether `slot` holds nil or nothing.
  package func isNil(_ slot: Int) -> Bool {
    let kind = bridge_type(lua, index(slot))
    return kind == .none || kind == .nil
  }

  /// The number in `slot`; strings are none.
  package func number(_ slot: Int) -> Double? {
    var number = 0.0
    return bridge_number(lua, index(slot), &number) ? number : nil
  }

  /// The number in `slot` where it is an integer, also written as 3.0.
  package func integer(_ slot: Int) -> Int? {
    switch bridge_type(lua, index(slot)) {
    case .integer: Int(bridge_integer(lua, index(slot)))
    case .number: number(slot).flatMap { Int(exactly: $0) }
    default: nil
    }
  }

  /// The Boolean in `slot`.
  package func boolean(_ slot: Int) -> Bool? {
    bridge_type(lua, index(slot)) == .boolean ? bridge_boolean(lua, index(slot)) : nil
  }

  /// The string in `slot`; numbers are none, and bytes that are not UTF-8 are replaced.
  ///
  /// Of a long one with such bytes it is the beginning: a replacement takes three bytes, and all of them
  /// more memory than a worker has.
  package func string(_ slot: Int) -> String? {
    withBytes(slot) { bytes in
      guard bytes.count > Self.mostRepaired else { return String(decoding: bytes, as: UTF8.self) }
      return String(validating: bytes, as: UTF8.self)
        ?? String(decoding: bytes.prefix(Self.mostRepaired), as: UTF8.self)
        + "… (\(bytes.count) bytes)"
    }
  }

  private static let mostRepaired = 1 << 20

  /// The bytes of the string in `slot`.
  package func withBytes<Result>(
    _ slot: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    let text = bridge_string(lua, index(slot))
    guard let bytes = text.bytes else { return nil }
    return body(UnsafeRawBufferPointer(start: bytes, count: text.length))
  }

  /// The object in `slot` where it is of that class.
  package func object<Object: AnyObject>(
    _ slot: Int, as _: Object.Type = Object.self
  ) -> Object? {
    guard let object = bridge_object(lua, index(slot)) else { return nil }
    return unsafeBitCast(object, to: AnyObject.self) as? Object
  }

  /// The object in `slot`, of any class.
  package func anyObject(_ slot: Int) -> (any HostObject)? {
    guard let object = bridge_object(lua, index(slot)) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? any HostObject
  }

  /// Holds the value in `slot`.
  package func reference(_ slot: Int) throws(HostError) -> LuaReference {
    let anchor = bridge_anchor(lua, index(slot))
    guard anchor != 0 else { throw .lua(interpreter.outOfMemory()) }
    return LuaReference(interpreter.lifeline, anchor: anchor)
  }

  /// The value in `slot`, held where it stays in Lua.
  package func value(_ slot: Int) throws(HostError) -> LuaValue {
    switch kind(slot) {
    case .none, .nil: .nil
    case .boolean: .boolean(bridge_boolean(lua, index(slot)))
    case .integer: .integer(Int(bridge_integer(lua, index(slot))))
    case .number: .number(number(slot) ?? 0)
    case .string: .string(string(slot) ?? "")
    case .table: .table(try reference(slot))
    case .function: .function(try reference(slot))
    case .thread: .thread(try reference(slot))
    case .object: anyObject(slot).map { .object($0) } ?? .nil
    }
  }
}
