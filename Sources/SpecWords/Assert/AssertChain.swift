import LuaHost
import SpecResults

/// What `assert` has gathered so far: `assert.are_not`, `assert.spy(f)`, `assert.message("why")`.
struct AssertChain {
  /// Whether the assertion must not hold.
  var isNegated = false

  /// What `assert.spy(f)` and the like have set as the subject.
  var subject: LuaReference?

  /// What `assert.message(text)` has set.
  var message: String?

  /// Whether a modifier negates what follows; `nil` where `word` is none.
  private static func negates(_ word: String) -> Bool? {
    switch word {
    case "is", "are", "was", "has", "does": false
    case "not", "no": true
    default: nil
    }
  }

  /// Whether `name` is that of an assertion, such as `near` or `is_not_true`.
  static func isAssertion(_ name: String) -> Bool {
    var rest = Substring(name.lowercased())
    while !rest.isEmpty {
      if Assertion.named(String(rest)) != nil { return true }
      let token = rest.prefix { $0 != "_" }
      guard negates(String(token)) != nil else { return false }
      rest = rest.dropFirst(token.count + 1)
    }
    return false
  }

  /// Makes the member of `assert` that slot 2 names: `near`, `is_not`, `has_no_errors`.
  ///
  /// Modifiers come before an assertion, joined by `_` or as members of their own; upper case is
  /// for words that Lua reserves, as in `assert.True`.
  func member(_ call: Call) throws {
    let name = call.string(2) ?? ""
    var chain = self
    var rest = Substring(name.lowercased())
    while !rest.isEmpty {
      if let assertion = Assertion.named(String(rest)) {
        return try chain.push(assertion, String(rest), as: name, in: call)
      }
      if let setter = Self.setters.first(where: { $0.name == rest }) {
        return chain.push(setter.set, setter.name, in: call)
      }
      if try CustomAssertions.push(String(rest), of: chain, in: call) { return }
      let token = rest.prefix { $0 != "_" }
      guard let negates = Self.negates(String(token)) else { throw unknown(name, rest) }
      if negates { chain.isNegated.toggle() }
      rest = rest.dropFirst(token.count + 1)
    }
    call.push(try call.interpreter.lazyTable(of: chain.member))
  }

  /// What stands for words of other tools.
  private static let meant: [String: String] = [
    "none": "assert.is_nil(value)", "null": "assert.is_nil(value)",
    "not_none": "assert.is_not_nil(value)", "instance_of": "assert(type(value) == \"table\")",
    "greater_than": "assert(value > 3)", "greater": "assert(value > 3)",
    "less_than": "assert(value < 3)", "less": "assert(value < 3)",
    "at_most": "assert(value <= 3), or expect(x:at_most(3)) of a signal",
    "at_least": "assert(value >= 3), or expect(x:at_least(3)) of a signal",
    "close_to": "assert.near(wanted, got, tolerance)",
    "almost_equal": "assert.near(wanted, got, tolerance)",
    "almost_equals": "assert.near(wanted, got, tolerance)",
    "between": "assert(value >= 1 and value <= 3), or expect(x:between(1, 3)) of a signal",
    "in_range": "assert(value >= 1 and value <= 3), or expect(x:between(1, 3)) of a signal",
    "fail": "error(\"why\")", "key": "assert(value.name)", "property": "assert(value.name)",
    "instance": "assert(type(value) == \"table\")", "a": "assert(type(value) == \"table\")",
    "that": "assert(value == 3)", "called_times": "assert.spy(f).was.called(2)",
    "expect": "expect(claim, \"why\")", "contains": "assert.matches(pattern, text)",
    "ok": "assert(value)",
    "raises": "assert.has_error(f)", "throws": "assert.has_error(f)",
    "deep_equal": "assert.same(wanted, got)", "deep_equals": "assert.same(wanted, got)",
  ]

  private func unknown(_ name: String, _ rest: Substring) -> HostError {
    let words = Assertion.names + Self.setters.map(\.name)
    let snake = Self.snakeCase(name)
    let parts = snake.split(separator: "_").map(String.init)
    let isKnown =
      snake != name && parts.last.map(words.contains) == true
      && parts.dropLast().allSatisfy { Self.negates($0) != nil }
    let meant =
      isKnown ? " (write assert.\(snake))" : Self.meant[String(rest)].map { " (write \($0))" }
    let hint = meant ?? Suggestion.choice(snake == name ? String(rest) : snake, in: words.sorted())
    return .misnamed("assert has no word \"\(name)\"\(hint)")
  }

  /// A name in the manner of other tools, as this one writes it: `areEqual` is `are_equal`.
  private static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
  }

  // MARK: Assertions

  /// Pushes an assertion, which is the member `key` of the table in slot 1.
  private func push(
    _ assertion: Assertion, _ name: String, as key: String, in call: Call
  ) throws {
    let word = "assert.\(name)"
    let run = { (call: Call, first: Int) in
      let assertionCall = AssertionCall(call, first: first, word: word, chain: self)
      try assertionCall.refuseColon(before: key)
      try assertionCall.run(assertion)
    }
    // Only `assert.error.matches` goes on after a word that can be called.
    guard name == "error" || name == "errors" else {
      return call.push(HostFunction { call in try run(call, 1) })
    }
    call.push(
      try call.interpreter.lazyTable { call in
        guard let tail = call.string(2), ["match", "matches"].contains(tail) else { return }
        guard let assertion = Assertion.named("error_matches") else { return }
        try push(assertion, "error_matches", as: tail, in: call)
      } calling: { call in
        try run(call, 2)
      })
  }

  // MARK: Subjects and messages

  private typealias Setter = @Sendable (inout AssertChain, Argument) throws -> Void

  private static let setters: [(name: String, set: Setter)] = [
    ("spy", setSubject), ("stub", setSubject), ("array", setSubject),
    ("message", { chain, argument in chain.message = try argument.string() }),
  ]

  private static let setSubject: Setter = { chain, argument in
    guard argument.call.kind(argument.slot) == .table else {
      guard argument.call.kind(argument.slot) == .function else {
        throw argument.refused("a table")
      }
      throw argument.misused(
        "\(argument.word): \(argument.name) should be the spy that stands for the function, not the "
          + "function, got \(ValuePrinter.brief(argument.call, argument.slot))")
    }
    chain.subject = try argument.call.reference(argument.slot)
  }

  private func push(_ setter: @escaping Setter, _ name: String, in call: Call) {
    call.push(
      HostFunction { call in
        var chain = self
        try setter(&chain, Argument(call, slot: 1, word: "assert.\(name)", name: "the argument"))
        call.push(try call.interpreter.lazyTable(of: chain.member))
      })
  }
}
