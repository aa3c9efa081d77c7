/// How an assertion did not hold.
struct Mismatch {
  /// What was asserted, in words.
  var claim: String

  /// What was expected, short.
  var expected: String

  /// What came, short.
  var observed: String

  /// By how much it failed, negative; `nil` where there is no number.
  var margin: Double?

  /// The sentence for the reader; may hold several lines.
  var message: String

  init(
    claim: String, expected: String, observed: String, margin: Double? = nil, message: String
  ) {
    self.claim = claim
    self.expected = expected
    self.observed = observed
    self.margin = margin
    self.message = message
  }

  /// A mismatch whose message is `expected …, got …`, with `note` after it.
  ///
  /// Long values stand on lines of their own, and then the note, which leads into them, comes first.
  init(claim: String, expected: String, got: String, margin: Double? = nil, note: String = "") {
    let isLong = expected.contains("\n") || got.contains("\n")
    let isWide = expected.utf8.count + got.utf8.count > 120
    let isCut = expected.contains("… ") || got.contains("… ")
    let message =
      isLong || isWide || isCut && !note.isEmpty
      ? (note.isEmpty ? "" : note + "\n") + "expected\n\(expected)\ngot\n\(got)"
      : "expected \(expected), got \(got)" + (note.isEmpty ? "" : ": " + note)
    self.init(
      claim: claim, expected: Self.brief(expected), observed: Self.brief(got), margin: margin,
      message: message)
  }

  private static func brief(_ text: String) -> String {
    guard text.utf8.count > 60 || text.contains("\n") else { return text }
    let line = text.prefix { $0 != "\n" }.prefix(59)
    return line + "…"
  }
}
