import Testing

@testable import LuaHost

/// HC-21 and HC-23: how files begin and end, and that they are text.
@Suite("Source text")
struct SourceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let outcome: String
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ outcome: String) {
      self.name = name
      self.bytes = bytes
      self.outcome = outcome
    }

    init(_ name: String, _ text: String, _ outcome: String) {
      self.init(name, Array(text.utf8), outcome)
    }
  }

  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static let files: [Row] = [
    Row("plain", "\nerror('here')", "a/spec.lua:2: here"),
    Row("byte-order mark", mark + Array("\nerror('here')".utf8), "a/spec.lua:2: here"),
    Row("shell line", "#!/usr/bin/env sprung\nerror('here')", "a/spec.lua:2: here"),
    Row("shell line, carriage returns", "#!sprung\r\nerror('here')\r\n", "a/spec.lua:2: here"),
    Row("both", mark + Array("#!sprung\r\n\r\nerror('here')".utf8), "a/spec.lua:3: here"),
    Row("shell line alone", "#!sprung", "nothing"),
    Row(
      "carriage returns", "local a = 1\r\nlocal b = 2\r\nerror('here')\r\n", "a/spec.lua:3: here"),
    Row("no line end", "local a = 1\n\nerror('here')", "a/spec.lua:3: here"),
    Row("empty", "", "nothing"),
    Row("comment", "-- nothing here", "nothing"),
    Row(
      "syntax error", "\nlocal = 1",
      "a/spec.lua:2:7: <name> expected near '=' (a name is missing behind local)"),
    Row(
      "UTF-16", [0xFF, 0xFE, 0x2D, 0x00, 0x2D, 0x00],
      "a/spec.lua:1: this is UTF-16 text: save it as UTF-8"),
    Row(
      "UTF-16, the other end first", [0xFE, 0xFF, 0x00, 0x2D],
      "a/spec.lua:1: this is UTF-16 text: save it as UTF-8"),
    Row(
      "UTF-16 without a mark", [0x2D, 0x00, 0x2D, 0x00],
      "a/spec.lua:1: this is UTF-16 text: save it as UTF-8"),
    Row(
      "bytecode", [0x1B] + Array("Lua".utf8),
      "a/spec.lua:1: this is a precompiled chunk: only Lua text is run"),
    Row(
      "bytecode after a shell line", Array("#!x".utf8) + [0x0A, 0x1B] + Array("Lua".utf8),
      "a/spec.lua:2: unexpected symbol near '<\\27>'"),
    Row(
      "bytecode after a mark", mark + [0x1B] + Array("Lua".utf8),
      "a/spec.lua:1: this is a precompiled chunk: only Lua text is run"),
  ]

  @Test("takes text however it begins and ends, with the right lines", arguments: files)
  func file(_ row: Row) throws {
    let lua = try Interpreter()
    defer { lua.close() }
    let outcome: String
    do throws(LuaError) {
      let chunk = try lua.compile(row.bytes, path: "a/spec.lua")
      outcome = try lua.call(chunk).isEmpty ? "nothing" : "something"
    } catch {
      outcome = "\(error)"
    }
    #expect(outcome == row.outcome)
  }

  @Test("takes no bytecode from scripts, and its own only as a value that they cannot make")
  func bytecode() throws {
    let code = try Interpreter.bytecode(of: "return 6 * 7", name: "prelude")
    let lua = try Interpreter()
    defer { lua.close() }
    #expect(try lua.call(lua.load(code), reading: { $0.integer(1) }) == 42)
    #expect(throws: LuaError.self) { try lua.compile(code.bytes, path: "a/spec.lua") }
  }
}
