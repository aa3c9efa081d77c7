import LuaHost

/// A value of the kind that an expression has, as far as its text tells.
struct KnownValue {
  /// Where it comes from.
  enum Origin {
    /// It stands in the text.
    case text
    /// It is a word, or what one answers.
    case word
    /// It is one of Lua's own libraries, or stands in one.
    case library
  }

  /// The value.
  let value: LuaValue

  /// Where it comes from.
  let origin: Origin

  /// Whether it is a word, or what one answers, which tells of a member that is not there.
  var isOfHost: Bool { origin == .word }

  /// Whether another value of its kind may stand there in a run, so that nothing can be said of this
  /// one.
  var isOnlySample: Bool {
    switch value {
    case .object, .function, .table, .thread: false
    case .nil, .boolean, .integer, .number, .string: origin != .text
    }
  }
}
