extension String {
  /// The text in one line, with everything spelled out that a terminal or an editor would obey, so
  /// that no name begins a line of its own.
  ///
  /// Control characters become `\x1b`, line feeds and tabs `\n` and `\t`, marks that turn the reading
  /// direction `\u{202e}`.
  package var visible: String {
    let text = visibleLines
    let isOneLine = text.utf8.allSatisfy { $0 != 0x9 && $0 != 0xA }
    return isOneLine ? text : text.replacing(["\n": "\\n", "\t": "\\t"])
  }

  /// The same of a text that may have several lines and tabs, which stay.
  package var visibleLines: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0xA }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}": text += "\\x" + scalar.hexadecimal(atLeast: 2)
      case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        text += "\\u{\(scalar.hexadecimal(atLeast: 1))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text, or as much of its beginning as `limit` bytes hold and how many more there are.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(utf8.startIndex, offsetBy: limit)
    while end > startIndex, Index(end, within: self) == nil { end = utf8.index(before: end) }
    return "\(self[..<end])… (\(counted(utf8.distance(from: end, to: utf8.endIndex), "more byte")))"
  }

  /// The lines of the text; none where it is empty, and none after a last line feed.
  package var lines: [Substring] {
    let ends = hasSuffix("\n") ? dropLast() : self[...]
    return isEmpty ? [] : ends.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension [String] {
  /// The lines with all but the first further in, so that none passes for the first of another text.
  package var hanging: [String] {
    enumerated().map { index, line in index == 0 || line.hasPrefix(" ") ? line : "  " + line }
  }
}

extension Unicode.Scalar {
  /// The scalar's number in hexadecimal digits.
  fileprivate func hexadecimal(atLeast digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
