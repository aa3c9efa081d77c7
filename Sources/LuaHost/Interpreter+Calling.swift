internal import CLuaBridge

extension Interpreter {
  /// Calls `function` and answers all its results.
  @discardableResult
  package func call(
    _ function: LuaReference, _ arguments: LuaValue...
  ) throws(LuaError) -> [LuaValue] {
    try call(function) { call in
      for argument in arguments { call.push(argument) }
    } reading: { results in
      var values: [LuaValue] = []
      for slot in 0..<results.count { values.append(try results.value(slot + 1)) }
      return values
    }
  }

  /// Calls `function` with what `push` pushes and answers what `read` reads from the results.
  package func call<Result>(
    _ function: LuaReference,
    pushing push: (Call) -> Void = { _ in },
    reading read: (Call) throws -> Result
  ) throws(LuaError) -> Result {
    let mark = bridge_mark(lua)
    push(Call(self, lua, base: 0, count: 0))
    return try finish(bridge_call(lua, function.anchor, mark), reading: read)
  }

  /// Reads what `reference` holds, in slot 1.
  package func read<Result>(
    _ reference: LuaReference, _ read: (Call) throws -> Result
  ) throws(LuaError) -> Result {
    let mark = bridge_mark(lua)
    bridge_push_anchored(lua, reference.anchor)
    return try finish(bridge_carry_out(lua, mark), reading: read)
  }

  /// Makes a Lua value of what `push` pushes, a table for example.
  package func make(_ push: (Call) -> Void) throws(LuaError) -> LuaReference {
    let mark = bridge_mark(lua)
    push(Call(self, lua, base: 0, count: 0))
    return try finish(bridge_carry_out(lua, mark)) { call in
      try call.reference(1)
    }
  }

  /// Reads the results of a protected call and leaves the stack as deep as it was before.
  func finish<Result>(
    _ result: BridgeReturn, reading read: (Call) throws -> Result
  ) throws(LuaError) -> Result {
    defer { bridge_drop(lua, result.depth) }
    let call = Call(self, lua, base: Int(result.first) - 1, count: Int(result.count))
    guard result.status == .fine else { throw fault(result.status, in: call) }
    do {
      return try read(call)
    } catch {
      throw luaError(error)
    }
  }
}
