extension Double {
  /// The shortest text that reads back as this number: `120`, `0.1`, `1e+21`, `nan`, `-inf`.
  ///
  /// Traces print numbers likewise, by `NumberText` of Motion, which knows nothing of this room.
  /// Two numbers that differ never print equal, but for the two zeros: both are `0`.
  package var shortestText: String {
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
