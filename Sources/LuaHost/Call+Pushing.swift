internal import CLuaBridge

/// Results of a host function, or arguments of a call into Lua. They reach Lua in this order when
/// the host function has returned, or when the call begins.
extension Call {
  /// Adds nil.
  package func pushNil() { bridge_push_nil(lua) }

  /// Adds a Boolean.
  package func push(_ value: Bool) { bridge_push_boolean(lua, value) }

  /// Adds a number of the integer subtype.
  package func push(_ value: Int) { bridge_push_integer(lua, Int64(value)) }

  /// Adds a number of the float subtype.
  package func push(_ value: Double) { bridge_push_number(lua, value) }

  /// Adds a number, or nil.
  package func push(_ value: Double?) {
    if let value { push(value) } else { pushNil() }
  }

  /// Adds a string.
  package func push(_ value: String) {
    withCharacters(of: value.utf8) { bridge_push_string(lua, $0.baseAddress, $0.count) }
  }

  /// Adds a string of any bytes.
  package func push(_ value: [UInt8]) {
    withCharacters(of: value) { bridge_push_string(lua, $0.baseAddress, $0.count) }
  }

  /// Adds a host object.
  package func push(_ object: any HostObject) { interpreter.push(object) }

  /// Adds a host function.
  package func push(_ function: HostFunction) {
    bridge_push_function(lua, Unmanaged.passRetained(function).toOpaque())
  }

  /// Adds what `reference` holds.
  package func push(_ reference: LuaReference) { bridge_push_anchored(lua, reference.anchor) }

  /// Adds a value.
  package func push(_ value: LuaValue) {
    switch value {
    case .nil: pushNil()
    case .boolean(let value): push(value)
    case .integer(let value): push(value)
    case .number(let value): push(value)
    case .string(let value): push(value)
    case .table(let value), .function(let value), .thread(let value): push(value)
    case .object(let value): push(value)
    }
  }

  /// Adds what stands in `slot` of this call; ask the call that has the slot, also for the
  /// arguments of another.
  package func push(slot: Int) { bridge_push_slot(lua, index(slot)) }

  /// Adds a new table, to be filled by `setField`, `setElement` and `setEntry`; the capacities are
  /// hints.
  package func pushTable(elements: Int = 0, fields: Int = 0) {
    bridge_push_table(lua, Int32(elements), Int32(fields))
  }

  /// Gives the table pushed last the metatable that `reference` holds.
  package func setMetatable(_ reference: LuaReference) {
    bridge_push_metatable(lua, reference.anchor)
  }

  /// Moves the value pushed last into the field `name` of the table pushed before it.
  package func setField(_ name: String) {
    withCharacters(of: name.utf8) { bridge_push_field(lua, $0.baseAddress, $0.count) }
  }

  /// Moves the value pushed last into element `position` of the table pushed before it.
  package func setElement(_ position: Int) { bridge_push_element(lua, Int64(position)) }

  /// Moves the value pushed last, and the key before it, into the table pushed before both.
  package func setEntry() { bridge_push_entry(lua) }
}
