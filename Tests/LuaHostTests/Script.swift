import Testing

@testable import LuaHost

/// Runs Lua text in an interpreter of its own and answers how it ended, as text.
struct Script {
  /// The results, as `tostring` prints them, joined by spaces; or the error.
  let outcome: String
  /// Where and how it failed.
  let error: LuaError?
  /// What it printed.
  let output: String

  init(
    _ text: String, path: String = "spec.lua", limits: Limits = .standard,
    prepare: (Interpreter) throws -> Void = { _ in }
  ) {
    var output = ""
    do {
      let lua = try Interpreter(limits: limits)
      defer { lua.close() }
      try prepare(lua)
      defer {
        output = lua.takeOutput()
        #expect(lua.depth == 0)
      }
      let chunk = try lua.compile(text, path: path)
      let tostring = try lua.compile("return tostring(...)", path: "tostring.lua")
      let results = try lua.call(
        chunk,
        reading: { call in
          try (0..<call.count).map { slot in
            try lua.call(
              tostring, pushing: { _ in call.push(slot: slot + 1) }, reading: { $0.string(1) })
              ?? ""
          }
        })
      outcome = results.joined(separator: " ")
      error = nil
    } catch let error as LuaError {
      outcome = "\(error)"
      self.error = error
    } catch {
      outcome = "\(error)"
      self.error = nil
    }
    self.output = output
  }
}

/// A script and how it ends.
struct ScriptRow: Sendable, CustomTestStringConvertible {
  let script: String
  let outcome: String
  var testDescription: String { script }

  init(_ script: String, _ outcome: String) {
    self.script = script
    self.outcome = outcome
  }
}
