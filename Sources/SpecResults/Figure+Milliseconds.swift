extension Figure {
  /// A time this long, in seconds, was most likely meant in milliseconds.
  package static let doubtfulSeconds = 100.0

  /// What to ask about a time that was most likely given in milliseconds; `nil` about any other.
  ///
  /// - Parameter name: What the reader knows the time by.
  package static func doubt(ofSeconds seconds: Double, as name: String) -> String? {
    guard seconds >= doubtfulSeconds else { return nil }
    return "\(name) is \(seconds.shortestText) s; times are in seconds: is "
      + "\((seconds / 1000).shortestText) meant?"
  }
}
