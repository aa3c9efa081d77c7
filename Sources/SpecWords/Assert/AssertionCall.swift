import LuaHost
import Motion
import SpecResults

/// One call of an assertion.
struct AssertionCall {
  let call: Call

  /// The slot of the first argument.
  let first: Int

  /// The word as messages name it: `assert.near`.
  let word: String

  /// What came before the word.
  let chain: AssertChain

  init(_ call: Call, first: Int, word: String, chain: AssertChain) {
    self.call = call
    self.first = first
    self.word = word
    self.chain = chain
  }

  /// How many arguments there are.
  var count: Int { call.count - first + 1 }

  /// The slot of an argument, counted from 1.
  func slot(_ position: Int) -> Int {
    position <= count ? first + position - 1 : Argument.noSlot
  }

  /// An argument, counted from 1.
  subscript(position: Int, name: String) -> Argument {
    Argument(
      call, slot: slot(position), of: WordName(word), name: name, in: first + position - 1)
  }

  /// An argument as a message shows it.
  func shown(_ position: Int) -> String { ValuePrinter.full(call, slot(position)) }

  /// Throws where the first of several arguments is the table that holds this assertion as its
  /// member `key`: then a colon stands where a dot should.
  func refuseColon(before key: String) throws {
    guard count > 1, call.kind(slot(1)) == .table, !call.isSame(slot(1), slot(2)) else { return }
    let isMember = try call.scoped { !call.isNil(try call.field(key, of: slot(1))) }
    guard isMember else { return }
    throw HostError("write assert.\(key)(…), with a dot", .value(argument: first))
  }

  /// Judges the assertion: counts it and answers its results, or fails.
  func run(_ assertion: Assertion) throws {
    let names = assertion.needed
    guard count >= names.count else {
      let form = names.count > 1 ? ": write \(word)(\(names.joined(separator: ", ")))" : ""
      throw HostError(
        "\(word): needs \(names.count) arguments, got \(count)\(form)",
        .value(argument: first + count))
    }
    let verdict = try assertion.judge(self)
    guard var mismatch = verdict.mismatch else {
      call.context.recorder.countAssertion()
      if let tolerance = verdict.tolerance { showExpectation(within: tolerance) }
      if let results = verdict.results {
        for result in results { call.push(result) }
      } else {
        for position in 1..<max(1, count + 1) { call.push(slot: slot(position)) }
      }
      return
    }
    if let message = chain.message ?? ownMessage(at: assertion.message) {
      mismatch.message = "\(message)\n\(mismatch.message)"
    }
    if assertion.message == 3, call.number(slot(3)) != nil {
      mismatch.message +=
        "\n\(call.string(slot(3)) ?? shown(3)) is the message; a tolerance is given "
        + "to assert.near(wanted, got, tolerance)"
    }
    throw AssertWords.failure(mismatch, call)
  }

  /// Shows in a check's row what was expected of a value that was observed.
  private func showExpectation(within tolerance: Double) {
    guard call.context.recorder.isCheck, !chain.isNegated, let wanted = measured(1),
      let got = measured(2)
    else { return }
    call.context.recorder.show(.init(wanted, within: tolerance), of: got)
  }

  /// An argument as `observe` takes it; `nil` where it does not.
  private func measured(_ position: Int) -> Measurement.Value? {
    switch call.kind(slot(position)) {
    case .integer, .number: call.number(slot(position)).map { .number($0) }
    case .boolean: call.boolean(slot(position)).map { .boolean($0) }
    case .string: call.string(slot(position)).map { .text($0) }
    case .table, .object: vector(position).map { .vector($0.x, $0.y) }
    case .none, .nil, .function, .thread: nil
    }
  }

  /// An argument where it is a vector.
  func vector(_ position: Int) -> Vector? { try? self[position, "the value"].vector() }

  /// The message that the caller gave as the argument at `position`.
  private func ownMessage(at position: Int?) -> String? {
    guard let position, !call.isNil(slot(position)) else { return nil }
    return call.string(slot(position)) ?? shown(position)
  }

  /// The verdict of an assertion that holds or not; `mismatch` is asked where that is not wanted.
  func verdict(
    _ holds: Bool, results: [LuaValue]? = nil, _ mismatch: () -> Mismatch
  ) -> AssertionVerdict {
    AssertionVerdict(mismatch: holds == chain.isNegated ? mismatch() : nil, results: results)
  }

  /// The verdict of an assertion about the one value at `position`.
  func verdict(_ holds: Bool, of position: Int = 1, _ expected: String) -> AssertionVerdict {
    verdict(holds) {
      let expected = chain.isNegated ? "anything but \(expected)" : expected
      return Mismatch(
        claim: "is \(expected)", expected: expected,
        got: position > count ? "nothing" : shown(position), note: note(on: position, expected))
    }
  }

  /// What a reader may not know of the one value at `position`, which is not as expected.
  private func note(on position: Int, _ expected: String) -> String {
    if position > count { return "expect(…) answers nothing; a claim is asked by c:holds()" }
    let isEvent = call.anyObject(slot(position)) is EventObject
    return isEvent && ["true", "false"].contains(expected)
      ? "an event is no Boolean: write assert.is_not_nil(event)" : ""
  }
}

/// How an assertion was judged.
struct AssertionVerdict {
  /// How it did not hold; `nil` where it did.
  var mismatch: Mismatch?

  /// What it answers; `nil` for its arguments.
  var results: [LuaValue]?

  /// How far its second argument might be from the first; `nil` where that says nothing.
  var tolerance: Double?
}
