/// A line to which texts are put at columns.
struct TextLine {
  private var cells: [String]
  private let width: Int

  init(width: Int) {
    cells = Array(repeating: " ", count: width)
    self.width = width
  }

  /// The line without blanks at its end.
  var text: String { cells.joined().trimmingEnd }

  /// Puts a caret at a column and a text beside it; `false` where there is no room for them.
  mutating func mark(_ text: String, at column: Int) -> Bool {
    put("^ " + text, at: column) || put(text + " ^", at: column - text.displayWidth - 1)
  }

  /// Puts a text from a column on; `false` where there is no room for it, and a blank around it.
  @discardableResult
  mutating func put(_ text: String, at column: Int) -> Bool {
    let end = column + text.displayWidth
    guard column >= 0, end <= width else { return false }
    let room = max(0, column - 1)..<min(width, end + 1)
    guard cells[room].allSatisfy({ $0 == " " }) else { return false }
    var place = column
    for character in text {
      // What a wide character covers has no text of its own.
      cells[place] = String(character)
      for covered in 1..<max(1, character.displayWidth) where place + covered < width {
        cells[place + covered] = ""
      }
      place += max(1, character.displayWidth)
    }
    return true
  }
}
