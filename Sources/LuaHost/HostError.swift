/// What a host function throws, to be raised in Lua after it has returned.
///
/// Unchecked, because an error must be `Sendable` and the values in it are not: it never leaves the
/// thread of its interpreter.
package enum HostError: Error, @unchecked Sendable {
  /// A sentence, blamed on the nearest line of a script, or on the one `skipping` frames above it.
  case blame(String, skipping: Int = 0)
  /// A sentence, blamed on the nearest line of a script, that tells of a slip of the pen, where other
  /// errors may be what a test asks for.
  case misnamed(String, Slip = .name())
  /// A value, raised as it is: a tagged failure, for example.
  case value(LuaValue)
  /// An error that came out of Lua and goes back in, with its own value, place and traceback.
  case lua(LuaError)

  /// A sentence that is blamed on the nearest line of a script.
  ///
  /// - Parameter slip: The slip of the pen of which it tells; `nil` for other errors.
  package init(_ sentence: String, _ slip: Slip? = nil) {
    self = slip.map { .misnamed(sentence, $0) } ?? .blame(sentence)
  }

  /// The error of a method `member` of what is called `owner`, where it is called with a dot.
  package static func dot(_ owner: String, _ member: String) -> HostError {
    .misnamed(Slip.withColon(owner, member), .dot(member))
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

/// How a script called something by what is not its name.
package enum Slip: Sendable {
  /// Nothing there has the name: no member, option, word or function. Where it is the name or the
  /// value of an option, that is `option`.
  case name(option: String? = nil)
  /// The method of that name was called with a dot, so that it lacks its object: the first argument
  /// is none.
  case dot(String)

  /// What to write where a method is called with a dot.
  package static func withColon(_ owner: String, _ member: String) -> String {
    "write \(owner):\(member)(), with a colon"
  }
}
