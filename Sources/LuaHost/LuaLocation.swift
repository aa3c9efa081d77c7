/// A line of a Lua file.
package struct LuaLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given when the text was compiled.
  package var path: String

  /// The line, counted from 1.
  package var line: Int

  /// A line of the file at `path`.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  package var description: String { "\(path):\(line)" }
}
