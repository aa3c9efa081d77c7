internal import CLuaBridge

/// A chunk that this process has compiled and trusts; scripts cannot make one.
package struct Bytecode: Sendable {
  let bytes: [UInt8]
}

extension Interpreter {
  /// Compiles the text of the file at `path`; the result is a function.
  package func compile(_ text: String, path: String) throws(LuaError) -> LuaReference {
    paths.append(path)
    var text = text
    let result = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        bridge_compile(lua, $0.baseAddress, $0.count, "@" + path)
      }
    }
    return try finish(result) { call in try call.reference(1) }
  }

  /// Loads a trusted chunk; the result is a function.
  package func load(_ bytecode: Bytecode) throws(LuaError) -> LuaReference {
    let result = bytecode.bytes.withUnsafeBytes { bytes in
      bridge_load(lua, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return try finish(result) { call in try call.reference(1) }
  }

  /// Compiles Lua text of the product itself, once for all interpreters. Its lines are never
  /// blamed.
  package static func bytecode(of text: String, name: String) throws(LuaError) -> Bytecode {
    let interpreter = try Interpreter()
    defer { interpreter.close() }
    var text = text
    let result = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        bridge_compile(interpreter.lua, $0.baseAddress, $0.count, "=" + name)
      }
    }
    return try interpreter.finish(result) { _ in
      let code = bridge_dump(interpreter.lua, result.first)
      return Bytecode(bytes: Array(UnsafeRawBufferPointer(start: code.bytes, count: code.length)))
    }
  }
}
