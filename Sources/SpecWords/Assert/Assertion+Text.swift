import LuaHost

extension Assertion {
  /// Holds where a pattern is found in a text; answers its captures.
  static func matches(_ call: AssertionCall) throws -> AssertionVerdict {
    let pattern = try call[1, "the pattern"].string()
    let text = try text(call[2, "the text"])
    return try call.match(pattern, in: text) { found in
      let wanted = "a text that \(found ? "does not match" : "matches") \(call.shown(1))"
      return Mismatch(claim: wanted, expected: wanted, got: call.shown(2))
    }
  }

  /// The text of a string, of a number, or of an object that has one.
  private static func text(_ argument: Argument) throws -> LuaValue {
    switch argument.call.kind(argument.slot) {
    case .string, .integer, .number, .object: return try argument.value()
    default: throw argument.refused("a string", isScalar: true)
    }
  }

  /// Holds where a function raises an error whose text matches; answers the captures.
  static func errorMatches(_ call: AssertionCall) throws -> AssertionVerdict {
    let pattern = try call[2, "the pattern"].string()
    guard let caught = try call.catchError() else {
      return call.verdict(false) {
        Mismatch(claim: "raises", expected: "an error that matches \(call.shown(2))", got: "none")
      }
    }
    return try call.match(pattern, in: .string(caught.message)) { found in
      let wanted = "an error that \(found ? "does not match" : "matches") \(call.shown(2))"
      return Mismatch(claim: "raises \(wanted)", expected: wanted, got: caught.shown)
    }
  }
}

extension AssertionCall {
  /// Looks for `pattern`, with what follows it among the arguments: where to begin, whether it is
  /// plain text, and a message.
  fileprivate func match(
    _ pattern: String, in text: LuaValue, _ mismatch: (_ found: Bool) -> Mismatch
  ) throws -> AssertionVerdict {
    let options = 3..<max(3, count + 1)
    let start = options.lazy.compactMap { call.integer(slot($0)) }.first
    let isPlain = options.contains { call.boolean(slot($0)) == true }
    let message = options.lazy.compactMap { call.string(slot($0)) }.first
    let captures = try call.interpreter.call(
      try call.context.function(.match), text, .string(pattern), start.map { .integer($0) } ?? .nil,
      .boolean(isPlain))
    let found = if case .nil = captures.first ?? .nil { false } else { true }
    return verdict(found, results: captures) {
      var mismatch = mismatch(found)
      if let message { mismatch.message = "\(message)\n\(mismatch.message)" }
      return mismatch
    }
  }
}
