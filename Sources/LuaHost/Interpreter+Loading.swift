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
      return try compile(source.bytes, path)
    } catch {
      switch error.kind {
      case .raised: throw syntaxError(error, in: source.bytes, path)
      case .stackOverflow: throw nestingError(in: source.bytes, path)
      default: throw error
      }
    }
  }

  /// The error of a text that is nested deeper than Lua reads, which tells no line: the first without
  /// which it is not.
  private func nestingError(in text: ArraySlice<UInt8>, _ path: String) -> LuaError {
    let ends = text.indices.filter { text[$0] == UInt8(ascii: "\n") } + [text.endIndex]
    let isTooDeep = { (end: Int) in
      do throws(LuaError) {
        _ = try self.compile(text[..<end], path)
        return false
      } catch {
        if case .stackOverflow = error.kind { return true }
        return false
      }
    }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isTooDeep(ends[middle]) { high = middle } else { low = middle + 1 }
    }
    return LuaError(
      kind: .syntax,
      message:
        "nested too deeply: Lua reads some 200 functions, blocks and brackets in one another",
      location: LuaLocation(path: path, line: high + 1))
  }

  private func compile(_ text: ArraySlice<UInt8>, _ path: String) throws(LuaError) -> LuaReference {
    let result = withCharacters(of: text) {
      bridge_compile(lua, $0.baseAddress, $0.count, "@" + path)
    }
    return try finish(result) { try $0.reference(1) }
  }

  /// The error to report where Lua says `error` of `text`.
  private func syntaxError(
    _ error: LuaError, in text: ArraySlice<UInt8>, _ path: String
  ) -> LuaError {
    let line = error.location?.line ?? 1
    let fault = SyntaxFault(error.message, line: line, in: text) { end in
      do throws(LuaError) {
        _ = try compile(text.prefix(end), path)
        return nil
      } catch { return error.message }
    }
    var error = error
    error.kind = .syntax
    error.location = LuaLocation(path: path, line: fault.blamedLine ?? line)
    if fault.blamedLine == nil { error.location?.column = fault.token?.column }
    if let hint = SyntaxHint(fault, line: line, in: text).text { error.message += " (\(hint))" }
    return error
  }

  /// Compiles the text of the file at `path`.
  package func compile(_ text: String, path: String) throws(LuaError) -> LuaReference {
    try compile(Array(text.utf8), path: path)
  }

  /// Loads a trusted chunk; the result is a function.
  package func load(_ bytecode: Bytecode) throws(LuaError) -> LuaReference {
    let result = withCharacters(of: bytecode.bytes) { bridge_load(lua, $0.baseAddress, $0.count) }
    return try finish(result) { try $0.reference(1) }
  }

  /// Compiles Lua text of the product itself, once for all interpreters. Its lines are never
  /// blamed.
  package static func bytecode(of text: String, name: String) throws(LuaError) -> Bytecode {
    let interpreter = try Interpreter()
    defer { interpreter.close() }
    let lua = interpreter.lua
    let result = withCharacters(of: text.utf8) {
      bridge_compile(lua, $0.baseAddress, $0.count, "=" + name)
    }
    return try interpreter.finish(result) { _ in
      let code = bridge_dump(lua, 2)
      return Bytecode(bytes: Array(UnsafeRawBufferPointer(start: code.bytes, count: code.length)))
    }
  }
}
