extension [String] {
  /// The texts one after the other, with `separator` between them.
  ///
  /// The library's own is made for any collection: it looks for conformances when it is first called,
  /// which takes as long as a tenth of the program's start, and is three times as slow afterwards.
  package func joined(separator: String = "") -> String {
    var text = first ?? ""
    for next in dropFirst() {
      text += separator
      text += next
    }
    return text
  }

  /// The texts as a sentence lists them: `a, b or c`.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return Array(self[..<(count - 1)]).joined(separator: ", ") + " or " + last
  }

  /// Each once, in the order of its first appearance.
  package var distinct: [String] {
    reduce(into: []) { known, text in if !known.contains(text) { known.append(text) } }
  }
}
