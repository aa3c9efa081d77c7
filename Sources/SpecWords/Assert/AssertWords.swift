import LuaHost
import Motion
import SpecResults

/// The word `assert`: a function, and a table of luassert's words.
enum AssertWords {
  static func install(in words: inout WordRegistry) {
    words.add("assert") { interpreter in
      let table = try interpreter.lazyTable(of: AssertChain().member, calling: assert)
      interpreter.specContext.assertions = table
      return table
    }
  }

  /// `assert(value, message)`: answers its arguments, or fails where `value` is false or nil.
  private static func assert(_ call: Call) throws {
    let kind = call.kind(2)
    if kind != .boolean { try refuseUndecided("assert", call, 2) }
    if kind == .string, call.kind(3) == .boolean {
      call.warn(
        "assert got a text first, which is true to Lua: the value comes first, as in "
          + "assert(a == b, \"why\")")
    }
    if kind == .string, call.count == 2, call.context.isText(assertedOn: call.location) {
      call.warn(
        "assert got a text, which is true to Lua: a condition stands without quotation marks, as in "
          + "assert(a == b)")
    }
    guard call.isNil(2) || call.boolean(2) == false else {
      call.context.recorder.countAssertion()
      if kind == .integer, call.integer(2) == 0 {
        call.warn("assert got 0, which is true to Lua: compare it")
      }
      for slot in 2...call.count { call.push(slot: slot) }
      return
    }
    let isMessage = !call.isNil(3) && call.kind(3) != .boolean
    let given = call.string(3) ?? (isMessage ? ValuePrinter.full(call, 3) : nil)
    let value = ValuePrinter.brief(call, 2)
    let isOfClaim = call.context.claimWatch.hasUnused(on: call.location)
    let advice =
      switch (isOfClaim, call.kind(3)) {
      case (true, _): ": a claim is turned round by negate(c), and expected by expect(…)"
      case (_, .boolean): ": assert takes one condition, and what stands behind it is its message"
      default: ""
      }
    let message = given ?? "assertion failed: the value is \(value)\(advice)"
    throw failure(
      Mismatch(
        claim: "a value that is true", expected: "true", observed: ValuePrinter.brief(call, 2),
        message: message), call, isBare: given == nil && advice.isEmpty && kind == .boolean)
  }

  /// Throws where the value is a claim or a signal, and warns where it is a word that was not called
  /// or what a word may have answered last: Lua takes it for true, whatever it says.
  static func refuseUndecided(_ word: String, _ call: Call, _ slot: Int) throws {
    let kind = call.kind(slot)
    if kind == .function, call.isHostFunction(slot) {
      return call.warn(
        "\(word) got a function, which is true to Lua: call it with parentheses, as in f()")
    }
    guard kind == .object else { return call.context.lastAnswer.warn(word, call, slot) }
    let argument = Argument(call, slot: slot, word: word, name: "the value")
    if call.claim(slot) != nil {
      throw argument.misused(
        "\(word) got a claim, which is neither true nor false: write expect(…), or ask it, as in "
          + "assert(c:holds())")
    }
    if let list: EventList = call.object(slot) {
      throw argument.misused(
        "\(word) got \(list), and an empty list is true to Lua, too: count it, as in assert(#list > 0)"
      )
    }
    if let signal: VectorSignalObject = call.object(slot) {
      throw argument.misused(
        "\(word) got \(signal), which is neither true nor false: ask its .x or .y")
    }
    guard let signal: SignalObject = call.object(slot) else { return }
    let claim = try signal.signal().isBoolean ? "is_true()" : "at_most(…)"
    throw argument.misused(
      "\(word) got \(signal), which is neither true nor false: write expect(always(s:\(claim))), or "
        + "ask it, as in s:at(time)")
  }

  /// The error that leaves an assertion which `mismatch` describes; `isBare` where it says no more
  /// than that a value was false.
  static func failure(_ mismatch: Mismatch, _ call: Call, isBare: Bool = false) -> HostError {
    let claim = ClaimRecord(
      holds: false, location: call.location, claim: mismatch.claim, observed: mismatch.observed,
      expected: mismatch.expected, margin: mismatch.margin,
      detail: FailureDetail(message: mismatch.message))
    return call.failure(claim, isBare: isBare)
  }
}
