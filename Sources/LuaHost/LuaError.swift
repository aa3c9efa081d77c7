/// How running Lua went wrong.
///
/// Unchecked, because an error must be `Sendable` and a raised value is not: it never leaves the
/// thread of its interpreter.
package struct LuaError: Error, @unchecked Sendable {
  /// What happened.
  package enum Kind {
    /// A value was raised; a host object among them is a tagged failure.
    case raised(LuaValue)
    /// The same, where the call itself was wrong.
    case misused(LuaValue, Misuse)
    /// The text could not be compiled.
    case syntax
    /// The memory limit was reached.
    case memory
    /// Recursion without end.
    case stackOverflow
    /// The instruction limit is spent.
    case instructions
    /// The wall time is spent.
    case time
    /// Too much was printed.
    case output
  }

  /// What happened.
  package var kind: Kind

  /// A readable sentence without the place, never empty.
  package var message: String

  /// The line to blame, where one is known.
  package var location: LuaLocation?

  /// The script frames that were active, innermost first, one line each; fewer than 100.
  package var traceback: [String]

  /// An error of the given parts.
  package init(kind: Kind, message: String, location: LuaLocation?, traceback: [String] = []) {
    self.kind = kind
    self.message = message
    self.location = location
    self.traceback = traceback
  }

  /// The error with a value that says which it is, as it goes back into Lua: a string without its place,
  /// as a function of Lua's own raises it, may be raised by others, and gets it; `nil` where it has none.
  var telling: LuaError? {
    switch kind {
    case .raised(.string(message)), .misused(.string(message), _): break
    default: return self
    }
    var error = self
    guard let location else { return nil }
    let text = LuaValue.string("\(location): \(message)")
    error.kind =
      if case .misused(_, let slip) = kind { .misused(text, slip) } else { .raised(text) }
    return error
  }

  /// What stands for the error in Lua.
  package var value: LuaValue {
    switch kind {
    case .raised(let value), .misused(let value, _): value
    default: .string(message)
    }
  }
}

extension LuaError: CustomStringConvertible {
  package var description: String {
    if let location { return "\(location): \(message)" }
    return message
  }
}
