internal import CLuaBridge

/// A chunk that this process has compiled and trusts; scripts cannot make one.
package struct Bytecode: Sendable {
  let bytes: [UInt8]
}

extension Interpreter {
  /// Compiles the contents of the file at `path`, which may begin with a byte-order mark and a
  /// line for the shell; the result is a function.
  package func compile(_ file: [UInt8], path: String) throws(LuaError) -> LuaReference {
    let source: SourceText
    do throws(SourceText.Fault) {
      source = try SourceText(file)
    } catch {
      let start = LuaLocation(path: path, line: 1)
      throw LuaError(kind: .syntax, message: error.rawValue, location: start)
    }
    if !paths.contains(path) { paths.append(path) }
    do throws(LuaError) {
      return try finish(bridge_compile(lua, source.bytes, "@" + path)) { try $0.reference(1) }
    } catch {
      var error = error
      if case .raised = error.kind { error.kind = .syntax }
      throw error
    }
  }

  /// Compiles the text of the file at `path`.
  package func compile(_ text: String, path: String) throws(LuaError) -> LuaReference {
    try compile(Array(text.utf8), path: path)
  }

  /// Loads a trusted chunk; the result is a function.
  package func load(_ bytecode: Bytecode) throws(LuaError) -> LuaReference {
    try finish(bridge_load(lua, bytecode.bytes)) { try $0.reference(1) }
  }

  /// Compiles Lua text of the product itself, once for all interpreters. Its lines are never
  /// blamed.
  package static func bytecode(of text: String, name: String) throws(LuaError) -> Bytecode {
    let interpreter = try Interpreter()
    defer { interpreter.close() }
    let lua = interpreter.lua
    return try interpreter.finish(bridge_compile(lua, text.utf8, "=" + name)) { _ in
      let code = bridge_dump(lua, 2)
      return Bytecode(bytes: Array(UnsafeRawBufferPointer(start: code.bytes, count: code.length)))
    }
  }
}

private func bridge_compile(
  _ lua: OpaquePointer, _ text: some Collection<UInt8>, _ name: String
) -> BridgeReturn {
  withCharacters(of: text) { bridge_compile(lua, $0.baseAddress, $0.count, name) }
}

private func bridge_load(_ lua: OpaquePointer, _ code: [UInt8]) -> BridgeReturn {
  withCharacters(of: code) { bridge_load(lua, $0.baseAddress, $0.count) }
}

/// C takes text as `char`, which Swift's bytes are not.
private func withCharacters<Result>(
  of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<CChar>) -> Result
) -> Result {
  bytes.withContiguousStorageIfAvailable { $0.withMemoryRebound(to: CChar.self, body) }
    ?? Array(bytes).withUnsafeBufferPointer { $0.withMemoryRebound(to: CChar.self, body) }
}
