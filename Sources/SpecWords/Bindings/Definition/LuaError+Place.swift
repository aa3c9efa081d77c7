import LuaHost

extension LuaError {
  /// A sentence that is blamed on a line which was run earlier.
  init(_ sentence: String, at place: LuaLocation?) {
    let text = place.map { "\($0): \(sentence)" } ?? sentence
    self.init(kind: .raised(.string(text)), message: sentence, location: place)
  }
}
