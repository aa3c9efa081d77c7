/// A place in a spec's text.
package struct Location: Hashable, Sendable {
  /// The path as it was given on the command line or found below it.
  package var path: String

  /// The line, counted from 1.
  package var line: Int

  /// The column, counted from 1 in bytes; only where it is known for certain.
  package var column: Int?

  /// A place in the file at `path`.
  package init(path: String, line: Int, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension Location: CustomStringConvertible {
  package var description: String {
    if let column { return "\(path):\(line):\(column)" }
    return "\(path):\(line)"
  }
}
