import LuaHost

/// Assertions about spies, arrays and arguments.
extension Assertion {
  /// Holds where so many arguments follow the number.
  static func returnedArguments(_ call: AssertionCall) throws -> AssertionVerdict {
    let wanted = try call[1, "the number"].integer(atLeast: 0)
    return call.verdict(call.count - 1 == wanted) {
      let expected = "\(call.chain.isNegated ? "not " : "")\(wanted) arguments"
      return Mismatch(
        claim: "is called with \(expected)", expected: expected, got: "\(call.count - 1)")
    }
  }

  /// Holds where a list has a hole; answers the first.
  static func holes(_ call: AssertionCall) throws -> AssertionVerdict {
    guard let list = call.chain.subject else {
      throw HostError("\(call.word): write assert.array(list).has.holes()")
    }
    let table = try call.call.slot(of: list)
    let length = try call[1, "the length"].present?.integer(atLeast: 0)
    var last = length ?? 0
    if length == nil {
      try call.call.forEachEntry(of: table) { key, _ in
        last = max(last, call.call.integer(key) ?? 0)
      }
    }
    let hole = try (0..<last).first { index in
      try call.call.scoped { call.call.isNil(try call.call.element(index + 1, of: table)) }
    }
    return call.verdict(hole != nil, results: hole.map { [.integer($0 + 1)] } ?? []) {
      let list = ValuePrinter.full(call.call, table)
      guard let hole else { return Mismatch(claim: "has holes", expected: "holes", got: list) }
      return Mismatch(
        claim: "has no holes", expected: "no holes", got: list, note: "nil at \(hole + 1)")
    }
  }

  /// Holds where a spy was called, or called so many times.
  static func called(_ call: AssertionCall) throws -> AssertionVerdict {
    let count = try call.calls()
    guard let times = try call[1, "the number"].present?.integer(atLeast: 0) else {
      return call.verdict(count > 0) {
        let expected = call.chain.isNegated ? "no call" : "a call"
        return Mismatch(
          claim: "has \(expected)", expected: expected, got: count == 0 ? "none" : "\(count)")
      }
    }
    return call.verdict(count == times) {
      let expected = "\(call.chain.isNegated ? "not " : "")\(times) calls"
      return Mismatch(claim: "has \(expected)", expected: expected, got: "\(count)")
    }
  }

  /// Holds where the number of a spy's calls compares so with the given one.
  static func called(
    _ words: String, _ compare: (Int, Int) -> Bool, _ call: AssertionCall
  ) throws -> AssertionVerdict {
    let times = try call[1, "the number"].integer(atLeast: 0)
    let count = try call.calls()
    return call.verdict(compare(count, times)) {
      let expected = "\(call.chain.isNegated ? "not " : "")\(words) \(times) calls"
      return Mismatch(claim: "has \(expected)", expected: expected, got: "\(count)")
    }
  }

  /// Holds where a call, or a return, of a spy had these values.
  static func wasSeen(
    _ method: String, _ words: String, _ call: AssertionCall
  ) throws -> AssertionVerdict {
    let wanted = try call.call.interpreter.make { arguments in
      arguments.pushTable(elements: call.count, fields: 1)
      for position in 1..<max(1, call.count + 1) {
        call.call.push(slot: call.slot(position))
        arguments.setElement(position)
      }
      arguments.push(call.count)
      arguments.setField("n")
    }
    let (holds, last) = try call.ask(method, .table(wanted)) { results in
      (results.boolean(1) == true, Self.list(results, 2))
    }
    return call.verdict(holds) {
      let expected = "\(call.chain.isNegated ? "no " : "")\(words) \(call.list)"
      return Mismatch(
        claim: "has \(expected)", expected: expected,
        got: last.map { "\(holds ? "the" : "at last") \($0)" } ?? "none")
    }
  }

  /// The values of a list with a length in its field `n`.
  private static func list(_ call: Call, _ table: Int) -> String? {
    guard call.kind(table) == .table else { return nil }
    let count = (try? call.field("n", of: table)).flatMap { call.integer($0) } ?? 0
    let values = (0..<min(count, 20)).map { index in
      (try? call.element(index + 1, of: table)).map { ValuePrinter.brief(call, $0) } ?? "…"
    }
    return "(\(values.joined(separator: ", ")))"
  }
}

extension AssertionCall {
  /// The arguments as a list.
  fileprivate var list: String {
    let values = (1..<max(1, count + 1)).map { ValuePrinter.brief(call, slot($0)) }
    return "(\(values.joined(separator: ", ")))"
  }

  /// How often the spy was called.
  fileprivate func calls() throws -> Int {
    try ask("called", .nil) { results in results.integer(2) ?? 0 }
  }

  /// Asks the spy of the chain.
  fileprivate func ask<Answer>(
    _ method: String, _ argument: LuaValue, _ read: (Call) throws -> Answer
  ) throws -> Answer {
    guard let spy = chain.subject else {
      throw HostError("\(word): write assert.spy(f).was.called()")
    }
    return try call.interpreter.call(try call.context.function(.invoke)) { arguments in
      arguments.push(spy)
      arguments.push(method)
      arguments.push(argument)
    } reading: { results in
      try read(results)
    }
  }
}
