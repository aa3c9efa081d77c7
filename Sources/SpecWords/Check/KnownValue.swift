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

  /// How much of it a run has, too.
  enum Certainty: Comparable {
    /// Its kind: what it holds is that of some run.
    case kind
    /// Its kind and what messages call it.
    case wording
    /// All of it, since it hangs on the text alone.
    case all
  }

  let value: LuaValue

  /// Where it comes from.
  let origin: Origin

  /// How much of it a run has, too.
  let certainty: Certainty

  /// A value.
  ///
  /// - Parameter certainty: That of all it is made of.
  init(_ value: LuaValue, from origin: Origin, _ certainty: Certainty) {
    self.value = value
    self.origin = origin
    self.certainty = min(certainty, Self.most(of: value, madeOf: certainty))
  }

  /// What can be certain of a value.
  private static func most(of value: LuaValue, madeOf parts: Certainty) -> Certainty {
    guard case .object(let object) = value else { return parts == .all ? .all : .kind }
    switch object {
    // What they hold changes while a spec runs.
    case is SubjectObject, is StageObject, is RunObject: return .kind
    case is SignalObject, is VectorSignalObject, is ClaimObject, is GestureObject,
      is Expectation:
      return .all
    default: return parts == .all ? .all : .kind
    }
  }

  /// The same, of which no more is certain than that.
  func atMost(_ certainty: Certainty) -> KnownValue {
    KnownValue(value, from: origin, min(self.certainty, certainty))
  }

  /// Whether it is a word, or what one answers, which tells of a member that is not there.
  var isOfHost: Bool { origin == .word }

  /// Whether it is a signal, or one of vectors.
  var isSignal: Bool {
    guard case .object(let object) = value else { return false }
    return object is SignalObject || object is VectorSignalObject
  }

  /// Whether it is a claim.
  var isClaim: Bool {
    guard case .object(let object) = value else { return false }
    return object is ClaimObject
  }

  /// Whether another value of its kind may stand there in a run, so that nothing can be said of this
  /// one.
  var isOnlySample: Bool {
    switch value {
    case .object, .function, .table, .thread: false
    case .nil, .boolean, .integer, .number, .string: certainty < .all
    }
  }
}
