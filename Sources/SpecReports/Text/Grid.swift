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
    let columns = (rows.first ?? []).indices
    var widths = columns.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    if let width {
      var excess = widths.reduce(Self.gap * (widths.count - 1), +) - width
      // Words are broken out of their column only where it cannot be helped.
      let words =
        excess <= 0
        ? []
        : columns.map { column in
          rows.flatMap { $0[column].wordsToWrap.map(\.displayWidth) }.max() ?? 0
        }
      for limits in [words.map { max($0, Self.narrowest) }, columns.map { _ in Self.narrowest }] {
        while excess > 0,
          let widest = columns.filter({ widths[$0] > limits[$0] }).max(by: {
            widths[$0] < widths[$1]
          })
        {
          widths[widest] -= 1
          excess -= 1
        }
      }
    }
    self.widths = widths
  }

  /// The lines of several rows, without blanks at their ends: the first `head` columns of the first
  /// row, and beside them the other columns of all.
  func lines(of group: Range<Int>, head: Int) -> [String] {
    let left = block(of: rows[group.lowerBound][..<head])
    let right = group.flatMap { block(of: rows[$0][head...]) }
    let blank = widths[..<head].map { String(repeating: " ", count: $0) }
    return (0..<max(left.count, right.count)).map { line in
      let cells = (line < left.count ? left[line] : blank) + (line < right.count ? right[line] : [])
      return cells.joined(separator: String(repeating: " ", count: Self.gap)).trimmingEnd
    }
  }

  /// The lines of neighbouring cells, each as wide as its column.
  private func block(of cells: ArraySlice<String>) -> [[String]] {
    let cells = cells.indices.map { column in
      let isRightToLeft = cells[column].runsRightToLeft
      return wrapped(cells[column], at: widths[column]).map {
        (isRightToLeft ? $0.isolatedRightToLeft : $0).padded(to: widths[column])
      }
    }
    let blanks = cells.map { String(repeating: " ", count: $0[0].displayWidth) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      zip(cells, blanks).map { line < $0.count ? $0[line] : $1 }
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
  var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
