import LuaHost

/// One of luassert's words.
struct Assertion: Sendable {
  /// The arguments that it needs, by their names.
  let needed: [String]

  /// Which argument is the caller's message, counted from 1; `nil` where the word finds it itself.
  let message: Int?

  /// Judges a call, with what came before the word in the chain.
  let judge: @Sendable (AssertionCall) throws -> AssertionVerdict

  private init(
    _ needed: [String], message: Int?,
    _ judge: @escaping @Sendable (AssertionCall) throws -> AssertionVerdict
  ) {
    self.needed = needed
    self.message = message
    self.judge = judge
  }

  static func named(_ name: String) -> Assertion? { all.first { $0.name == name }?.assertion }

  static var names: [String] { all.map(\.name) }

  /// A list, since a file looks for each of its assertions once.
  private static let all: [(name: String, assertion: Assertion)] = {
    var all: [(name: String, assertion: Assertion)] = [
      ("same", Assertion(["wanted", "got"], message: 3, same)),
      ("near", Assertion(["wanted", "got", "tolerance"], message: 4, near)),
      (
        "truthy",
        Assertion(["value"], message: 2) { $0.verdict(try $0.isTruthy(1), "a value that is true") }
      ),
      (
        "falsy",
        Assertion(["value"], message: 2) { $0.verdict(!(try $0.isTruthy(1)), "false or nil") }
      ),
      ("true", Assertion([], message: 2) { $0.verdict(try $0.boolean(1) == true, "true") }),
      ("false", Assertion([], message: 2) { $0.verdict(try $0.boolean(1) == false, "false") }),
      (
        "nan",
        Assertion(["value"], message: 2) {
          $0.verdict($0.call.number($0.slot(1))?.isNaN == true, "nan")
        }
      ),
      (
        "finite",
        Assertion(["value"], message: 2) {
          $0.verdict($0.call.number($0.slot(1))?.isFinite == true, "a finite number")
        }
      ),
      ("nil", Assertion([], message: 2) { $0.verdict($0.call.isNil($0.slot(1)), "nil") }),
      ("unique", Assertion(["list"], message: nil, unique)),
      ("holes", Assertion([], message: nil, holes)),
      ("returned_arguments", Assertion(["value"], message: nil, returnedArguments)),
      (
        "called_with", Assertion([], message: nil) { try wasSeen("called_with", "a call with", $0) }
      ),
      (
        "returned_with",
        Assertion([], message: nil) { try wasSeen("returned_with", "a return of", $0) }
      ),
      ("called", Assertion([], message: nil, called)),
      ("called_at_least", Assertion(["count"], message: nil) { try called("at least", >=, $0) }),
      ("called_at_most", Assertion(["count"], message: nil) { try called("at most", <=, $0) }),
      ("called_more_than", Assertion(["count"], message: nil) { try called("more than", >, $0) }),
      ("called_less_than", Assertion(["count"], message: nil) { try called("fewer than", <, $0) }),
    ]
    for name in ["equal", "equals"] {
      all.append((name, Assertion(["wanted", "got"], message: 3, equal)))
    }
    for name in ["match", "matches"] {
      all.append((name, Assertion(["pattern", "text"], message: nil, matches)))
    }
    for name in ["error", "errors"] { all.append((name, Assertion([], message: 3, error))) }
    for name in ["error_matches", "error_match", "matches_error", "match_error"] {
      all.append((name, Assertion(["f", "pattern"], message: nil, errorMatches)))
    }
    for type in typeNames {
      all.append((type, Assertion([], message: 2) { $0.verdict($0.isOfType(type), "a \(type)") }))
    }
    return all
  }()

  private static let typeNames = [
    "boolean", "number", "string", "table", "function", "userdata", "thread",
  ]
}

extension AssertionCall {
  /// Whether Lua takes the value for true.
  fileprivate func isTruthy(_ position: Int) throws -> Bool {
    try !call.isNil(slot(position)) && boolean(position) != false
  }

  /// True, false, or no Boolean.
  fileprivate func boolean(_ position: Int) throws -> Bool? {
    if call.kind(slot(position)) == .boolean { return call.boolean(slot(position)) }
    try AssertWords.refuseUndecided(word, call, slot(position))
    return call.boolean(slot(position))
  }

  /// Whether `type` answers `name` for the first argument.
  fileprivate func isOfType(_ name: String) -> Bool {
    switch call.kind(slot(1)) {
    case .integer, .number: name == "number"
    case .object: name == "userdata"
    case let kind: name == kind.rawValue
    }
  }
}
