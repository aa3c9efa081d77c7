internal import CLuaBridge

extension Interpreter {
  /// Sets a global variable.
  package func setGlobal(_ name: String, to value: LuaValue) throws(LuaError) {
    try setGlobal(name, pushing: { $0.push(value) })
  }

  /// Makes a global function.
  package func setGlobal(
    _ name: String, calling body: @escaping HostFunction.Body
  ) throws(LuaError) {
    try setGlobal(name, pushing: { $0.push(HostFunction(body)) })
  }

  /// Sets a global variable to what `push` pushes.
  private func setGlobal(_ name: String, pushing push: (Call) -> Void) throws(LuaError) {
    let mark = bridge_mark(lua)
    push(Call(self, lua, base: 0, count: 0))
    try finish(bridge_set_global(lua, name, mark)) { _ in }
  }

  /// The value of a global variable.
  package func global(_ name: String) throws(LuaError) -> LuaValue {
    try finish(bridge_get_global(lua, name)) { call in try call.value(1) }
  }

  /// Asks `body` for each global that is not there: slot 1 is the table of globals, slot 2 the
  /// name. The answer is the variable's value this once.
  package func onMissingGlobal(_ body: @escaping HostFunction.Body) throws(LuaError) {
    let mark = bridge_mark(lua)
    bridge_push_function(lua, Unmanaged.passRetained(HostFunction(body)).toOpaque())
    try finish(bridge_set_fallback(lua, mark)) { _ in }
  }
}
