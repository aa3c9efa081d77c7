extension Unicode.Scalar {
  /// Begins a part that reads from left to right, whatever stands around it.
  static let leftToRightIsolate: Unicode.Scalar = "\u{2066}"

  /// Begins a part that reads from right to left.
  fileprivate static let rightToLeftIsolate: Unicode.Scalar = "\u{2067}"

  /// Ends such a part.
  static let endOfIsolate: Unicode.Scalar = "\u{2069}"

  /// Whether the scalar lies in a block of scripts that are written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension String {
  /// Whether something in the text is written from right to left.
  var runsRightToLeft: Bool { unicodeScalars.contains(where: \.isRightToLeft) }

  /// The text as a part that reads from left to right.
  var isolated: String { between(.leftToRightIsolate) }

  /// The text as a cell of a line that reads from left to right.
  ///
  /// Without it a terminal that knows both directions takes neighbouring cells for one text and
  /// exchanges them.
  var isolatedInLine: String { runsRightToLeft ? isolatedRightToLeft : self }

  /// The text as a part that reads from right to left.
  var isolatedRightToLeft: String { isEmpty ? self : between(.rightToLeftIsolate) }

  /// Whether a short isolated part, such as a point with its unit, is not to be broken into lines.
  var isOnePiece: Bool { count <= 24 }

  /// The text with no-break spaces in its short isolated parts, for formats without a style.
  var withoutBreaks: String {
    guard unicodeScalars.contains(.leftToRightIsolate) else { return self }
    let pieces = split(separator: "\u{2066}", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      guard index > 0, let end = piece.firstIndex(of: "\u{2069}") else { return String(piece) }
      let isolated = String(piece[..<end])
      let kept = isolated.isOnePiece ? isolated.replacing(" ", with: "\u{A0}") : isolated
      return kept + piece[end...]
    }.joined(separator: "\u{2066}")
  }

  private func between(_ opening: Unicode.Scalar) -> String {
    "\(Character(opening))\(self)\(Character(.endOfIsolate))"
  }

  /// The text with what reads from left to right in it kept together: numbers with their units,
  /// names, points such as `(12, 5)`.
  ///
  /// What is isolated already stays as it is; a text with nothing from right to left is one part.
  var isolatingLeftToRight: String {
    if isEmpty { return self }
    guard runsRightToLeft || unicodeScalars.contains(.leftToRightIsolate) else { return isolated }
    var text = ""
    var run = String.UnicodeScalarView()
    var isIsolated = false
    for scalar in unicodeScalars {
      let begins = scalar == .leftToRightIsolate
      if !isIsolated, !begins, !scalar.isRightToLeft {
        run.append(scalar)
        continue
      }
      text += String(run).isolatedAtItsCore
      run = String.UnicodeScalarView()
      text.unicodeScalars.append(scalar)
      isIsolated = begins || isIsolated && scalar != .endOfIsolate
    }
    return text + String(run).isolatedAtItsCore
  }

  /// The text with what lies between its outermost letters and digits isolated, signs and brackets
  /// that belong to them included.
  private var isolatedAtItsCore: String {
    let marks = Array(self)
    let isCore = { (mark: Character) in mark.isLetter || mark.isNumber }
    guard var start = marks.firstIndex(where: isCore), var end = marks.lastIndex(where: isCore)
    else { return self }
    let mark = { (index: Int) in marks.indices.contains(index) ? marks[index] : " " }
    while "-+−<>.=#".contains(mark(start - 1)) { start -= 1 }
    while "%°".contains(mark(end + 1)) { end += 1 }
    if mark(end + 1) == "(", mark(end + 2) == ")" { end += 2 }
    let opened = marks[start...end].count { $0 == "(" } - marks[start...end].count { $0 == ")" }
    if mark(end + 1) == ")", opened > 0 || opened == 0 && mark(start - 1) == "(" {
      end += 1
      if opened == 0 { start -= 1 }
    }
    return String(marks[..<start]) + String(marks[start...end]).isolated
      + String(marks[(end + 1)...])
  }
}
