/// What a host function throws, to be raised in Lua after it has returned.
///
/// Unchecked, because an error must be `Sendable` and the values in it are not: it never leaves the
/// thread of its interpreter.
package enum HostError: Error, @unchecked Sendable {
  /// A sentence, blamed on the nearest line of a script, or on the one `skipping` frames above it.
  case blame(String, skipping: Int = 0)
  /// A sentence, blamed on the nearest line of a script, that tells what a call itself gets wrong,
  /// whatever happened before it.
  case misused(String, Misuse)
  /// A value, raised as it is: a tagged failure, for example.
  case value(LuaValue)
  /// An error that came out of Lua and goes back in, with its own value, place and traceback.
  case lua(LuaError)

  /// A sentence that is blamed on the nearest line of a script.
  ///
  /// - Parameter misuse: What the call itself gets wrong; `nil` for other errors.
  package init(_ sentence: String, _ misuse: Misuse? = nil) {
    self = misuse.map { .misused(sentence, $0) } ?? .blame(sentence)
  }

  /// A sentence that says that nothing has a name: that, or the value, of an option where one is given.
  package static func misnamed(_ sentence: String, option: String? = nil) -> HostError {
    .misused(sentence, .name(option: option))
  }

  /// The error of a method `member` of what is called `owner`, where it is called with a dot.
  package static func dot(_ owner: String, _ member: String) -> HostError {
    .misused(Misuse.withColon(owner, member), .dot(member))
  }

  /// What a host function threw: of other errors the description is blamed.
  init(_ error: any Error) {
    switch error {
    case let error as HostError: self = error
    case let error as LuaError: self = .lua(error)
    default: self.init("\(error)")
    }
  }
}

/// What a call gets wrong, as far as that can be told from its text and nothing else.
package enum Misuse: Sendable {
  /// Nothing there has the name: no member, option, word or function. Where it is the name or the
  /// value of an option, that is `option`.
  case name(option: String? = nil)
  /// The method of that name was called with a dot, so that it lacks its object: the first argument
  /// is none.
  case dot(String)
  /// The word cannot stand in a spec.
  case placement
  /// A value is not what the word takes: the argument in that slot of the call, or an option in it.
  /// Where several are to blame together, or all of them, `argument` is `nil`.
  case value(argument: Int?, option: String? = nil)

  /// Whether it is a slip of the pen, which nobody makes on purpose; a value that is refused may be
  /// what a test asks for.
  package var isSlip: Bool {
    switch self {
    case .name, .dot: true
    case .placement, .value: false
    }
  }

  /// What to write where a method is called with a dot.
  package static func withColon(_ owner: String, _ member: String) -> String {
    "write \(owner):\(member)(), with a colon"
  }
}
