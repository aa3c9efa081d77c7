import LuaHost

/// The words for functions that remember their calls: `spy`, `stub`, `mock`, `match`.
enum SpyWords {
  static func install(in words: inout WordRegistry) {
    words.add("match", match)
    for name in ["spy", "stub", "mock"] {
      words.add(name) { interpreter in
        try interpreter.read(try module(interpreter)) { call in
          try call.reference(try call.field(name, of: 1))
        }
      }
    }
  }

  /// The Lua side of them.
  static func module(_ interpreter: Interpreter) throws -> LuaReference {
    let match = try match(interpreter)
    return try interpreter.specContext.module(.spies) { arguments in
      pushHost(arguments)
      arguments.push(match)
    }
  }

  private static func match(_ interpreter: Interpreter) throws -> LuaReference {
    try interpreter.specContext.module(.matchers) { arguments in
      arguments.push(
        HostFunction { call in
          let pcall = try call.reference(1)
          let holds = try call.askingForFailures {
            try call.interpreter.call(pcall) { _ in
              for slot in 2..<max(2, call.count + 1) { call.push(slot: slot) }
            } reading: { results in
              results.boolean(1) == true
            }
          }
          call.push(holds)
        })
    }
  }

  /// What the Lua side needs of the host.
  static func pushHost(_ call: Call) {
    call.pushTable(fields: 3)
    call.push(
      HostFunction { call in
        let same = try call.context.function(.same)
        let differs = try call.interpreter.call(same) { _ in
          call.push(slot: 1)
          call.push(slot: 2)
        } reading: { results in
          results.count > 0
        }
        call.push(!differs)
      })
    call.setField("same")
    call.push(HostFunction { call in call.push(ValuePrinter.brief(call, 1)) })
    call.setField("show")
    call.push(HostFunction { call in throw HostError(call.string(1) ?? "") })
    call.setField("blame")
  }
}
