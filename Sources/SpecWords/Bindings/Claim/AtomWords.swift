import LuaHost

/// The claims about a signal's value at an instant, as methods of signals.
enum AtomWords {
  /// Adds them to the signals.
  static func describe(_ type: inout HostType.Description<SignalObject>) {}
}

/// The claims about how a vector moves, as methods of signals of vectors.
enum MotionWords {
  /// Adds them to the signals of vectors.
  static func describe(_ type: inout HostType.Description<VectorSignalObject>) {}
}
