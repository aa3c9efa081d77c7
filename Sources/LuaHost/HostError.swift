/// What a host function throws, to be raised in Lua after it has returned.
///
/// Unchecked, because an error must be `Sendable` and the values in it are not: it never leaves the
/// thread of its interpreter.
package enum HostError: Error, @unchecked Sendable {
  /// A sentence, blamed on the nearest line of a script, or on the one `skipping` frames above it.
  case blame(String, skipping: Int = 0)
  /// A sentence, blamed on the nearest line of a script, that tells of a slip of the pen, where other
  /// errors may be what a test asks for.
  case misnamed(String, Slip = .name)
  /// A value, raised as it is: a tagged failure, for example.
  case value(LuaValue)
  /// An error that came out of Lua and goes back in, with its own value, place and traceback.
  case lua(LuaError)

  /// A sentence that is blamed on the nearest line of a script.
  ///
  /// - Parameter isSlip: Whether it says of a name what was meant by it.
  package init(_ sentence: String, isSlip: Bool = false) {
    self = isSlip ? .misnamed(sentence) : .blame(sentence)
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
  /// Nothing there has the name: no member, option, word or function.
  case name
  /// A method was called with a dot, so that it lacks its object: the first argument is none.
  case dot
}
