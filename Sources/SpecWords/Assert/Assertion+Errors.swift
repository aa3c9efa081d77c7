import LuaHost

extension Assertion {
  /// Holds where a function raises an error, and the given one where one is given; answers it.
  static func error(_ call: AssertionCall) throws -> AssertionVerdict {
    let caught = try call.catchError()
    let isAny = call.call.isNil(call.slot(2))
    let holds = try caught.map { try isAny || call.isExpected($0) } ?? false
    if isAny, !call.chain.isNegated, let caught, caught.isSlip {
      call.call.warn(
        "\(call.word) is met by a slip: \(caught.message); write the message that is meant, or "
          + "assert.error_matches(f, pattern)")
    }
    return call.verdict(holds, results: caught.map { [$0.answer] }) {
      guard call.chain.isNegated else {
        let wanted = isAny ? "an error" : "the error \(call.shown(2))"
        let isPart = call.call.string(call.slot(2)).map { caught?.message.contains($0) == true }
        return Mismatch(
          claim: "raises \(wanted)", expected: wanted, got: caught?.shown ?? "none",
          note: isPart == true ? "a part of it is enough for assert.error_matches(f, pattern)" : "")
      }
      return Mismatch(claim: "raises no error", expected: "no error", got: caught?.shown ?? "none")
    }
  }
}

/// An error that an assertion has caught.
struct CaughtError {
  /// The error as it left the function.
  let error: LuaError

  /// Its text without the place.
  var message: String { error.message }

  /// Whether it says of a name that nothing is called so, which a test hardly asks for.
  var isSlip: Bool {
    if case .misused(_, let misuse) = error.kind { misuse.isSlip } else { false }
  }

  /// The raised value; a string without the place.
  var answer: LuaValue {
    if case .string = error.value { return .string(error.message) }
    return error.value
  }

  /// The error as a message shows it.
  var shown: String {
    let place = error.location.map { " at \($0)" } ?? ""
    return "the error \"\(error.message)\"\(place)"
  }
}

extension AssertionCall {
  /// Calls the function in the first argument; a spent limit is not its error, and goes on.
  func catchError() throws -> CaughtError? {
    let function = self[1, "the function"]
    // What cannot be called raises an error, but not the one that is asked for.
    let isCallable =
      call.anyObject(function.slot).map { type(of: $0).hostType.isCallable }
      ?? [.function, .table].contains(call.kind(function.slot))
    guard isCallable else {
      throw function.refused("a function", hint: ": write \(word)(function() … end)")
    }
    return try call.askingForFailures {
      do throws(LuaError) {
        try call.interpreter.call(try call.interpreter.make { _ in call.push(slot: function.slot) })
        return nil
      } catch {
        switch error.kind {
        case .instructions, .time, .output: throw error
        case .raised, .misused, .syntax, .memory, .stackOverflow: return CaughtError(error: error)
        }
      }
    }
  }

  /// Whether `caught` is what the second argument expects: the same value, or the same text.
  func isExpected(_ caught: CaughtError) throws -> Bool {
    switch (call.kind(slot(2)), caught.answer) {
    case (.string, .string(let text)): return call.string(slot(2)) == text
    case (.string, .object), (.string, .table): return call.string(slot(2)) == caught.message
    case (.integer, .string(let text)), (.number, .string(let text)):
      return call.number(slot(2)) == Double(text)
    default:
      let same = try call.context.function(.same)
      return try call.interpreter.call(same, try call.value(slot(2)), caught.error.value).isEmpty
    }
  }
}
