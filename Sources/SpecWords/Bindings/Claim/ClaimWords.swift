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
      call.push(
        try ClaimObject(of: [part], mayBeVacuous: part.mayBeVacuous) {
          ("not (\(part.sentence))", "not \(part.expected)")
        } _: {
          .negate($0[0])
        })
    }
    words.function("all_of") { call in
      let parts = try claims(Arguments(call, of: "all_of"))
      call.push(try joined(parts, by: " and ") { .allOf($0) })
    }
    words.function("any_of") { call in
      let parts = try claims(Arguments(call, of: "any_of"))
      call.push(try joined(parts, by: " or ") { .anyOf($0) })
    }
    words.function("implies") { call in
      let arguments = Arguments(call, of: "implies")
      try arguments.atMost(3)
      let condition = try arguments[1, "the condition"].claim()
      let part = try arguments[2, "the claim"].claim()
      call.push(
        try ClaimObject(of: [condition, part], mayBeVacuous: try arguments.mayBeVacuous(at: 3)) {
          alone("where \(condition.sentence): \(part.sentence)")
        } _: {
          .implies($0[0], $0[1])
        })
    }
    words.function("always") { call in
      call.push(try over(Arguments(call, of: "always"), "always") { .always($0, $1) })
    }
    words.function("eventually") { call in
      let arguments = Arguments(call, of: "eventually")
      let claim = try over(arguments, "at some time") { .eventually($0, $1) }
      claim.isAwaiting = arguments[2, "the window"].present == nil
      call.push(claim)
    }
    words.function("holds_until") { call in
      let arguments = Arguments(call, of: "holds_until")
      try arguments.atMost(3)
      let hold = try arguments[1, "what has to hold"].claim()
      let goal = try arguments[2, "what has to come"].claim()
      let span = try arguments[3, "the window"].timeSpan(on: hold.subjects + goal.subjects)
      let claim = try ClaimObject(of: [hold, goal]) {
        alone(joined("(\(hold.sentence)) until (\(goal.sentence))", span.text))
      } _: {
        .holdsUntil($0[0], $0[1], span)
      }
      claim.isAwaiting = true
      call.push(claim)
    }
  }

  /// The claims that were given one by one, or in a list.
  private static func claims(_ arguments: Arguments) throws -> [ClaimObject] {
    let isList = arguments.call.kind(1) == .table
    let parts =
      try isList
      ? arguments[1, "the claims"].list(of: "claims") { try $0.claim() }
      : (1...max(arguments.count, 1)).map { try arguments[$0, "claim \($0)"].claim() }
    guard !parts.isEmpty else { throw arguments[1, "the claims"].refused("at least one claim") }
    return parts
  }

  private static func joined(
    _ parts: [ClaimObject], by word: String, _ make: @escaping ([Claim]) -> Claim
  ) throws -> ClaimObject {
    try ClaimObject(of: parts, mayBeVacuous: parts.allSatisfy(\.mayBeVacuous)) {
      let sentences = parts.map { parts.count > 1 ? "(\($0.sentence))" : $0.sentence }
      return alone(sentences.joined(separator: word))
    } _: {
      make($0)
    }
  }

  private static func over(
    _ arguments: Arguments, _ word: String, _ make: @escaping (Claim, TimeSpan) -> Claim
  ) throws -> ClaimObject {
    try arguments.atMost(3)
    let part = try arguments[1, "the claim"].claim()
    let span = try arguments.timeSpan(at: 2, on: part.subjects)
    let mayBeVacuous = try arguments.mayBeVacuous(at: 3)
    func over(_ part: ClaimObject) throws -> ClaimObject {
      try ClaimObject(of: [part], mayBeVacuous: mayBeVacuous) {
        let tail = joined(word, span.text)
        return ("\(part.sentence), \(tail)", "\(part.expected), \(tail)")
      } _: {
        make($0[0], span)
      }
    }
    let claim = try over(part)
    claim.leeway = part.leeway
    claim.swapped = try part.swapped.map(over)
    return claim
  }

  /// The wording of a claim that expects all that it says.
  private static func alone(_ sentence: String) -> ClaimObject.Wording { (sentence, sentence) }

  private static func joined(_ text: String, _ tail: String) -> String {
    tail.isEmpty ? text : "\(text) \(tail)"
  }
}

extension Arguments {
  /// The window at `position`, on the clock of `signals`; all of the run where it was left out, or
  /// is a nil in front of options.
  fileprivate func timeSpan(at position: Int, on signals: [SignalObject]) throws -> TimeSpan {
    let window = self[position, "the window"]
    let isSkipped = window.present == nil && self[position + 1, "the options"].present != nil
    return isSkipped ? .all : try window.timeSpan(on: signals)
  }

  /// Whether the options at `position`, which say nothing else, allow a claim to hold of nothing.
  func mayBeVacuous(at position: Int) throws -> Bool {
    try options(at: position, ["may_be_vacuous"]).mayBeVacuous
  }
}

extension Options {
  /// Whether they allow a claim to hold of nothing.
  var mayBeVacuous: Bool {
    get throws { try self["may_be_vacuous"].present?.boolean() ?? false }
  }
}

extension Argument {
  fileprivate func claim() throws(HostError) -> ClaimObject {
    if call.object(slot, as: WindowObject.self) != nil {
      throw refused(
        "a claim such as x:at_most(120)",
        hint: ": a window comes behind the claim, as in always(x:at_most(120), window)")
    }
    guard let signal: SignalObject = call.object(slot) else {
      return try object(ClaimObject.self, "a claim such as x:at_most(120)")
    }
    let isBoolean = (try? signal.signal().isBoolean) == true
    let claim = "\(signal.name):\(isBoolean ? "is_true()" : "at_most(120)")"
    throw refused("a claim such as \(claim)")
  }
}
