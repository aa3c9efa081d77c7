/// Cells in aligned columns, wrapped where they would not fit.
struct Grid {
  /// The cells of each row; every row has the same number.
  private let rows: [[String]]

  /// The columns' widths, the last one's included.
  private let widths: [Int]

  /// Between two columns.
  private static let gap = 3

  /// No column is made narrower than this.
  private static let narrowest = 16

  /// Lays out `rows`; lines stay within `width` where that can be.
  init(_ rows: [[String]], width: Int?) {
    self.rows = rows
    var widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    if let width {
      var excess = widths.reduce(Self.gap * (widths.count - 1), +) - width
      while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
        widths[widest] > Self.narrowest
      {
        widths[widest] -= 1
        excess -= 1
      }
    }
    self.widths = widths
  }

  /// The lines of a row, without blanks at their ends.
  func lines(of row: Int) -> [String] {
    let cells = zip(rows[row], widths).map { wrapped($0, at: $1) }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let texts = zip(cells, widths).map { cell, width in
        (line < cell.count ? cell[line].isolatedInLine : "").padded(to: width)
      }
      return texts.joined(separator: String(repeating: " ", count: Self.gap)).trimmingEnd
    }
  }
}

/// `text` in lines of at most `width` columns, broken at blanks where there are any; an isolated part
/// stays in one line.
func wrapped(_ text: String, at width: Int) -> [String] {
  if text.displayWidth <= width { return [text] }
  var lines: [String] = []
  var line = ""
  for word in text.wordsToWrap {
    let longer = line.isEmpty ? word : line + " " + word
    if longer.displayWidth > width, !line.isEmpty {
      lines.append(line)
      line = word
    } else {
      line = longer
    }
  }
  return lines + [line]
}

extension String {
  /// The parts between blanks, but for blanks in an isolated part.
  fileprivate var wordsToWrap: [String] {
    guard unicodeScalars.contains(.endOfIsolate) else {
      return split(separator: " ").map(String.init)
    }
    var isInside = false
    let words = unicodeScalars.split { scalar in
      if scalar == .leftToRightIsolate || scalar == .endOfIsolate { isInside.toggle() }
      return scalar == " " && !isInside
    }
    return words.map { String($0) }
  }

  /// The line in lines of at most `width` columns, the second and later ones further in.
  func broken(at width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    let indent = String(prefix { $0 == " " })
    let lines = wrapped(String(dropFirst(indent.count)), at: max(20, width - indent.count - 2))
    return lines.enumerated().map { index, line in indent + (index == 0 ? "" : "  ") + line }
  }

  /// The text without blanks at its end.
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
