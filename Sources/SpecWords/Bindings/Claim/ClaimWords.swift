import LuaHost
import Motion
import SpecResults

/// The words that make claims of claims: `negate`, `all_of`, `any_of`, `implies`, `always`,
/// `eventually`, `holds_until`.
enum ClaimWords {
  static func install(in words: inout WordRegistry) {
    words.function("negate") { call in
      let arguments = Arguments(call, of: "negate")
      try arguments.atMost(1)
      let part = try arguments[1, "the claim"].claim()
      call.push(part.made("not (\(part.sentence))") { .negate(try part.claim()) })
    }
    words.function("all_of") { call in
      let parts = try claims(Arguments(call, of: "all_of"))
      call.push(joined(parts, by: " and ") { .allOf($0) })
    }
    words.function("any_of") { call in
      let parts = try claims(Arguments(call, of: "any_of"))
      call.push(joined(parts, by: " or ") { .anyOf($0) })
    }
    words.function("implies") { call in
      let arguments = Arguments(call, of: "implies")
      try arguments.atMost(3)
      let condition = try arguments[1, "the condition"].claim()
      let part = try arguments[2, "the claim"].claim()
      let sentence = "where \(condition.sentence): \(part.sentence)"
      call.push(
        ClaimObject(
          sentence, expected: sentence, subjects: part.subjects + condition.subjects,
          bounds: part.bounds, mayBeVacuous: try arguments.mayBeVacuous(at: 3)
        ) { .implies(try condition.claim(), try part.claim()) })
    }
    words.function("always") { call in
      call.push(try over(Arguments(call, of: "always"), "always") { .always($0, $1) })
    }
    words.function("eventually") { call in
      call.push(try over(Arguments(call, of: "eventually"), "at some time") { .eventually($0, $1) })
    }
    words.function("holds_until") { call in
      let arguments = Arguments(call, of: "holds_until")
      try arguments.atMost(3)
      let hold = try arguments[1, "what has to hold"].claim()
      let goal = try arguments[2, "what has to come"].claim()
      let span = try arguments[3, "the window"].present?.timeSpan() ?? .all
      let sentence = ["(\(hold.sentence)) until (\(goal.sentence))", span.text]
        .filter { !$0.isEmpty }.joined(separator: " ")
      call.push(
        ClaimObject(
          sentence, expected: sentence, subjects: hold.subjects + goal.subjects, bounds: hold.bounds
        ) { .holdsUntil(try hold.claim(), try goal.claim(), span) })
    }
  }

  /// The claims that were given one by one, or in a list.
  private static func claims(_ arguments: Arguments) throws -> [ClaimObject] {
    let isList = arguments.call.kind(1) == .table
    let parts =
      try isList
      ? arguments[1, "the claims"].list(of: "claims") { try $0.claim() }
      : (0..<max(arguments.count, 1)).map {
        try arguments[$0 + 1, "claim \($0 + 1)"].claim()
      }
    guard !parts.isEmpty else { throw arguments[1, "the claims"].refused("at least one claim") }
    return parts
  }

  private static func joined(
    _ parts: [ClaimObject], by word: String, _ make: @escaping ([Claim]) -> Claim
  ) -> ClaimObject {
    let sentence = parts.map { parts.count > 1 ? "(\($0.sentence))" : $0.sentence }
      .joined(separator: word)
    return ClaimObject(
      sentence, expected: sentence, subjects: parts.flatMap(\.subjects),
      bounds: parts.flatMap(\.bounds), mayBeVacuous: parts.allSatisfy(\.mayBeVacuous)
    ) { make(try parts.map { try $0.claim() }) }
  }

  private static func over(
    _ arguments: Arguments, _ word: String, _ make: @escaping (Claim, TimeSpan) -> Claim
  ) throws -> ClaimObject {
    try arguments.atMost(3)
    let part = try arguments[1, "the claim"].claim()
    let span = try arguments[2, "the window"].present?.timeSpan() ?? .all
    let tail = [word, span.text].filter { !$0.isEmpty }.joined(separator: " ")
    return ClaimObject(
      "\(part.sentence), \(tail)", expected: "\(part.expected), \(tail)", subjects: part.subjects,
      bounds: part.bounds, mayBeVacuous: try arguments.mayBeVacuous(at: 3)
    ) { make(try part.claim(), span) }
  }
}

extension ClaimObject {
  /// A claim made of this one.
  fileprivate func made(
    _ sentence: String, _ make: @escaping () throws -> Claim
  ) -> ClaimObject {
    ClaimObject(
      sentence, expected: "not \(expected)", subjects: subjects, bounds: bounds,
      mayBeVacuous: mayBeVacuous, make)
  }
}

extension Arguments {
  /// Whether the options at `position` allow a claim to hold of nothing.
  fileprivate func mayBeVacuous(at position: Int) throws -> Bool {
    try options(at: position, ["may_be_vacuous"])["may_be_vacuous"].present?.boolean() ?? false
  }
}

extension Argument {
  /// A claim.
  func claim() throws(HostError) -> ClaimObject {
    try object(ClaimObject.self, "a claim such as x:at_most(120)")
  }
}
