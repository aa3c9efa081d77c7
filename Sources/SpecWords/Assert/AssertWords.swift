import LuaHost
import SpecResults

/// The word `assert`: a function, and a table of luassert's words.
enum AssertWords {
  static func install(in words: inout WordRegistry) {
    words.add("assert") { interpreter in
      try interpreter.lazyTable(of: AssertChain().member, calling: assert)
    }
  }

  /// `assert(value, message)`: answers its arguments, or fails where `value` is false or nil.
  private static func assert(_ call: Call) throws {
    try refuseClaim("assert", call, 2)
    guard call.isNil(2) || call.boolean(2) == false else {
      call.context.recorder.countAssertion()
      for slot in 2...call.count { call.push(slot: slot) }
      return
    }
    let given = call.string(3) ?? (call.isNil(3) ? nil : ValuePrinter.full(call, 3))
    let message = given ?? "assertion failed: the value is \(ValuePrinter.brief(call, 2))"
    throw failure(
      Mismatch(
        claim: "a value that is true", expected: "true", observed: ValuePrinter.brief(call, 2),
        message: message), call)
  }

  /// Throws where the value is a claim: Lua takes it for true, whether it holds or not.
  static func refuseClaim(_ word: String, _ call: Call, _ slot: Int) throws(HostError) {
    guard call.claim(slot) != nil else { return }
    throw HostError(
      "\(word) got a claim, which is neither true nor false: write expect(…), or ask it, as in "
        + "assert(c:holds())")
  }

  /// The error that leaves an assertion which `mismatch` describes.
  static func failure(_ mismatch: Mismatch, _ call: Call) -> HostError {
    let claim = ClaimRecord(
      holds: false, location: call.location, claim: mismatch.claim, observed: mismatch.observed,
      expected: mismatch.expected, margin: mismatch.margin,
      detail: FailureDetail(message: mismatch.message))
    return .value(.object(Failure(claim)))
  }
}
