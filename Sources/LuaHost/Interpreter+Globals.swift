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

  /// Asks `body` for each global that is not there: slot 2 holds the name. What it answers is
  /// kept, unless it is nil, in the table that is returned; a variable of that name hides it.
  @discardableResult
  package func onMissingGlobal(_ body: @escaping HostFunction.Body) throws(LuaError) -> LuaReference
  {
    let mark = bridge_mark(lua)
    bridge_push_function(lua, Unmanaged.passRetained(HostFunction(body)).toOpaque())
    return try finish(bridge_set_fallback(lua, mark)) { call in try call.reference(1) }
  }

  /// Has `explain` add to the messages of Lua's own that a script's `pcall` or `xpcall` catches:
  /// it is given each of them and answers it as the script is to see it.
  package func onCaughtMessage(_ explain: @escaping @Sendable (String) -> String) {
    let function = HostFunction { call in call.push(explain(call.string(call.count) ?? "")) }
    explainer = function
    bridge_set_explainer(lua, Unmanaged.passUnretained(function).toOpaque())
  }

  /// Makes a table whose members `member` makes when they are first read (slot 1 is the table,
  /// slot 2 the name); calling the table calls `call`, with the table in slot 1.
  package func lazyTable(
    of member: @escaping HostFunction.Body, calling call: HostFunction.Body? = nil
  ) throws(LuaError) -> LuaReference {
    let mark = bridge_mark(lua)
    let window = Call(self, lua, base: 0, count: 0)
    window.push(HostFunction(member))
    if let call { window.push(HostFunction(call)) } else { window.pushNil() }
    return try finish(bridge_lazy_table(lua, mark)) { try $0.reference(1) }
  }

  /// Makes a table of globals that reads what it lacks from `parent` (the globals where there is
  /// none) and, where `target` is given, keeps its new ones there.
  package func environment(
    inheriting parent: LuaReference?, writingTo target: LuaReference? = nil
  ) throws(LuaError) -> LuaReference {
    let result = bridge_environment(lua, parent?.anchor ?? 0, target?.anchor ?? 0)
    return try finish(result) { call in try call.reference(1) }
  }

  /// Makes `environment` (the globals where there is none) the globals of all functions in the
  /// file whose compiled text `chunk` is.
  package func setEnvironment(_ environment: LuaReference?, of chunk: LuaReference) {
    bridge_set_environment(lua, chunk.anchor, environment?.anchor ?? 0)
  }

  /// The host object that is all that a script's function has from around it, the globals included;
  /// `nil` where that is anything else.
  package func onlyUpvalue(of function: LuaReference) -> AnyObject? {
    bridge_only_upvalue(lua, function.anchor)
      .map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The names that are keys of `table`.
  package func names(in table: LuaReference) -> Set<String> {
    let names = try? read(table) { call in
      var names: Set<String> = []
      try call.forEachUnsortedEntry(of: 1) { key, _ in
        if let name = call.string(key) { names.insert(name) }
      }
      return names
    }
    return names ?? []
  }

  /// Where a script's function begins; `nil` where `function` holds none.
  package func start(of function: LuaReference) -> LuaLocation? {
    LuaLocation(bridge_function_start(lua, function.anchor))
  }

  /// Where a script's function ends; `nil` where `function` holds none.
  package func end(of function: LuaReference) -> LuaLocation? {
    LuaLocation(bridge_function_end(lua, function.anchor))
  }
}
