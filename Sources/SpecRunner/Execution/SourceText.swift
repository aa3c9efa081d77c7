import SpecResults

/// The text of a spec file.
package struct SourceText {
  /// The path as it was given.
  let path: String

  /// The bytes of the file.
  package let bytes: [UInt8]

  /// A text that stands in no file, called `path` in messages.
  init(_ text: String, path: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// Reads the file at `path`.
  package init(path: String) throws(SystemError) {
    self.path = path
    bytes = try SpecRunner.bytes(of: path, atMost: Self.limit)
  }

  /// How many bytes a file may hold: nobody writes nearly as many, and more would leave a worker no
  /// room to say so.
  private static let limit = 32 << 20

  /// Says that the file at `path` cannot be read, for the reason that `error` gives.
  static func refusal(of path: String, _ error: SystemError) -> String {
    let isLarge = error == .tooLarge
    return "cannot read \(path): \(error.reason)"
      + (isLarge ? " (the limit is \(limit >> 20) MiB)" : "")
  }

  /// The line at a place in this file, or in one that it reads; with the space before it where the
  /// place has a column.
  func line(at place: Location?) -> String? {
    guard let place else { return nil }
    let text = place.path == path ? self : try? SourceText(path: place.path)
    return text?.line(place.line, keepsIndent: place.column != nil)
  }

  /// The line of that number, counted from 1, without the space around it.
  private func line(_ number: Int, keepsIndent: Bool = false) -> String? {
    var lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number >= 1, lines.count >= number else { return nil }
    lines.removeFirst(number - 1)
    return lines.first.map { line in
      let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
      let start = keepsIndent ? line : line.drop(while: isSpace)
      let text = start.reversed().drop(while: isSpace).reversed()
      return String(decoding: text, as: UTF8.self)
    }
  }
}
