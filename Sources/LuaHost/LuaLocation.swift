internal import CLuaBridge

/// A line of a Lua file.
package struct LuaLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given when the text was compiled.
  package var path: String

  /// The line, counted from 1.
  package var line: Int

  /// The column, counted from 1 in bytes; only where it is known for certain.
  package var column: Int?

  /// A line of the file at `path`.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  init?(_ place: BridgePlace) {
    guard let source = place.source else { return nil }
    self.init(path: String(cString: source), line: Int(place.line))
  }

  package var description: String { "\(path):\(line)" + (column.map { ":\($0)" } ?? "") }
}

extension Interpreter {
  /// Takes the places off the front of a message of Lua's. The last of several is the innermost:
  /// the others were put before it when the message was passed on.
  func separate(_ message: String) -> (LuaLocation?, String) {
    var location: LuaLocation?
    var rest = message[...]
    while let (next, after) = separateOne(rest) {
      location = next
      rest = after
    }
    return (location, String(rest))
  }

  private func separateOne(_ message: Substring) -> (LuaLocation, Substring)? {
    for path in paths {
      for shown in [path, Self.shortened(path)] where message.hasPrefix("\(shown):") {
        let rest = message.dropFirst(shown.count + 1)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let after = rest.dropFirst(digits.count)
        guard let line = Int(digits), after.hasPrefix(": ") else { continue }
        return (LuaLocation(path: path, line: line), after.dropFirst(2))
      }
    }
    return nil
  }

  /// A path as Lua prints it, which cuts long ones at the front (`LUA_IDSIZE` is 60).
  static func shortened(_ path: String) -> String {
    guard path.utf8.count > 59 else { return path }
    return String(decoding: Array("...".utf8) + path.utf8.suffix(56), as: UTF8.self)
  }
}
