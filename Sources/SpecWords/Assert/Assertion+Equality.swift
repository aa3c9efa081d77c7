import LuaHost
import SpecResults

extension Assertion {
  /// Holds where the values are equal by Lua's `==`.
  static func equal(_ call: AssertionCall) throws -> AssertionVerdict {
    try call.refuseToTellApart()
    let holds = try call.areEqual(1, 2)
    if call.chain.isNegated, !holds {
      call.warnOfRounding()
      if let advice = call.adviceOnAnswer { call.call.warn("\(call.word): \(advice)") }
    }
    var verdict = call.verdict(holds) {
      let expected = call.shown(1)
      if call.chain.isNegated {
        return Mismatch(
          claim: "is not \(expected)", expected: "anything but \(expected)", got: call.shown(2))
      }
      return Mismatch(
        claim: "is \(expected)", expected: expected, got: call.shown(2),
        note: call.noteOnDifference)
    }
    verdict.tolerance = 0
    return verdict
  }

  /// Holds where the values are the same, deeply.
  static func same(_ call: AssertionCall) throws -> AssertionVerdict {
    try call.refuseToTellApart()
    let difference = try Difference(call, 1, 2)
    return call.verdict(difference == nil) {
      guard let difference else {
        return Mismatch(
          claim: "is not the same", expected: "anything but \(call.shown(1))", got: call.shown(2))
      }
      return Mismatch(
        claim: "is the same", expected: ValuePrinter.context(call.call, call.slot(1)),
        got: ValuePrinter.context(call.call, call.slot(2)),
        note: difference.note.isEmpty ? call.adviceOnKinds ?? "" : difference.note)
    }
  }

  /// Holds where no two fields of a list are equal.
  static func unique(_ call: AssertionCall) throws -> AssertionVerdict {
    let list = call[1, "the list"]
    guard call.call.kind(list.slot) == .table else { throw list.refused("a table") }
    let isDeep = call.call.boolean(call.slot(2)) ?? call.call.boolean(call.slot(3)) ?? false
    let message = call.call.string(call.slot(2)) ?? call.call.string(call.slot(3))
    let context = call.call.context
    let same = isDeep ? try context.function(.same) : nil
    let keys: [String] = try call.call.interpreter.call(try context.function(.unique)) {
      arguments in
      call.call.push(slot: list.slot)
      if let same { arguments.push(same) }
    } reading: { results in
      (0..<results.count).map { TableKey(results, $0 + 1).description }
    }
    return call.verdict(keys.isEmpty) {
      let expected = call.chain.isNegated ? "fields that are equal" : "fields that all differ"
      var mismatch = Mismatch(
        claim: "has \(expected)", expected: expected, got: call.shown(1),
        note: keys.isEmpty ? "" : "the fields \(keys.joined(separator: " and ")) are equal")
      if let message { mismatch.message = "\(message)\n\(mismatch.message)" }
      return mismatch
    }
  }
}

extension AssertionCall {
  /// Throws where the two are to differ, and always do, since they are of different kinds.
  fileprivate func refuseToTellApart() throws(HostError) {
    guard chain.isNegated else { return }
    for (position, other) in [(1, 2), (2, 1)] {
      guard let advice = advice(on: position, beside: other) else { continue }
      throw HostError(
        "\(word): \(shown(position)) always differs from \(shown(other)): \(advice)")
    }
  }

  /// What to ask of one of the two, which is of another kind than the other; `nil` where they can be
  /// compared.
  fileprivate var adviceOnKinds: String? {
    advice(on: 1, beside: 2) ?? advice(on: 2, beside: 1)
  }

  /// What to ask of the value at `position`, so that it can be compared with the plain one at
  /// `other`; `nil` where they can be compared.
  private func advice(on position: Int, beside other: Int) -> String? {
    let kind = call.kind(slot(other))
    switch call.anyObject(slot(position)) {
    case is ClaimObject where kind != .object && kind != .nil:
      return "write expect(…), or ask it, as in c:holds()"
    case is SignalObject where kind != .object && kind != .nil,
      is VectorSignalObject where kind != .object && kind != .nil:
      return "a signal is not one number: ask x:at(time), x:max() or x:final()"
    case is VectorObject where [.integer, .number, .table, .string].contains(kind):
      return "a vector is compared with vector(0, 0), or by .x, .y or :length()"
    case is EventObject where [.integer, .number, .string].contains(kind):
      return "an event is compared by what it tells, as .time or .name"
    default:
      if call.isHostFunction(slot(position)), [.integer, .number, .string].contains(kind) {
        return "a function is called with parentheses, f(), and a method with a colon: x:max()"
      }
      guard call.kind(slot(position)) == .string, kind == .integer || kind == .number,
        call.string(slot(position)).flatMap({ Double($0) }) != nil
      else { return nil }
      return "a text in quotes is no number"
    }
  }

  /// What to say where one is what a word has just answered, and the other what it never does.
  fileprivate var adviceOnAnswer: String? {
    guard call.kind(slot(1)) == .string, call.kind(slot(2)) == .string else { return nil }
    let (one, other) = (call.string(slot(1)), call.string(slot(2)))
    let last = call.context.lastAnswer
    return last.advice(on: one, beside: other) ?? last.advice(on: other, beside: one)
  }

  /// Warns where two numbers that are to differ do so by less than anybody writes.
  fileprivate func warnOfRounding() {
    guard let one = call.number(slot(1)), let other = call.number(slot(2)), one != other,
      abs(one - other) <= 1e-9 * max(abs(one), abs(other))
    else { return }
    call.warn(
      "\(word): \(one.shortestText) and \(other.shortestText) differ by rounding alone: write "
        + "assert.not_near(\(other.shortestText), got, tolerance)")
  }

  /// Whether two arguments are equal by Lua's `==`.
  fileprivate func areEqual(_ one: Int, _ other: Int) throws -> Bool {
    if call.isSame(slot(one), slot(other)) { return true }
    let kind = call.kind(slot(one))
    guard kind == call.kind(slot(other)), kind == .table || kind == .object else { return false }
    return try call.interpreter.call(try call.context.function(.equal)) { _ in
      call.push(slot: slot(one))
      call.push(slot: slot(other))
    } reading: { results in
      results.boolean(1) == true
    }
  }

  /// What helps to see the difference between the first two arguments.
  fileprivate var noteOnDifference: String {
    if let advice = adviceOnAnswer { return advice }
    if let note = Difference.note(call, slot(1), slot(2)) { return note }
    if let advice = adviceOnKinds { return advice }
    guard call.kind(slot(1)) == .table, call.kind(slot(2)) == .table else { return "" }
    return "these are two tables, and equal means one: assert.same compares what is in them"
  }
}
