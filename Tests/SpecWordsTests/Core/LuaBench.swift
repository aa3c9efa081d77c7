import LuaHost
import SpecResults
import Testing

@testable import SpecWords

/// An interpreter with words, for the tests of words.
final class LuaBench {
  let interpreter: Interpreter
  let context: SpecContext

  init(_ words: WordRegistry = .standard, settings: SpecSettings = SpecSettings()) throws {
    interpreter = try Interpreter()
    context = SpecContext(interpreter, settings: settings)
    try words.install(in: interpreter)
  }

  deinit { interpreter.close() }

  /// How `text` ends: `pass`, `fail` for a failed assertion, `refuse` for any other error.
  func ending(_ text: String) -> String {
    do throws(LuaError) {
      try interpreter.call(try interpreter.compile(text, path: "bench.lua"))
      return "pass"
    } catch {
      if case .raised(.object(let object)) = error.kind, object is Failure { return "fail" }
      return "refuse"
    }
  }

  /// What `text` returns, or the place and message of what it raises.
  func answer(_ text: String) -> String {
    do {
      let chunk = try interpreter.compile(text, path: "bench.lua")
      return try interpreter.call(chunk) { call in
        (0..<call.count).map { ValuePrinter.full(call, $0 + 1) }.joined(separator: ", ")
      }
    } catch {
      return "\(error)"
    }
  }
}
