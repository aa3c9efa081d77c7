import Glibc
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
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemError(number: errno) }
    defer { close(file) }
    bytes = try Self.read(file)
  }

  /// How many bytes a file may hold: nobody writes nearly as many, and more would leave a worker no
  /// room to say so.
  static let limit = 32 << 20

  /// Reads to the end, since a file that is no regular one does not tell its size.
  private static func read(_ file: Int32) throws(SystemError) -> [UInt8] {
    var status = stat()
    let size = fstat(file, &status) == 0 ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    while bytes.count <= limit, size <= limit {
      let (chunk, count) = chunk(of: file, max(4096, size - bytes.count))
      guard count >= 0 else { throw SystemError(number: errno) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
    throw SystemError(number: EFBIG)
  }

  private static func chunk(of file: Int32, _ size: Int) -> (bytes: [UInt8], count: Int) {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      count = Glibc.read(file, buffer.baseAddress, size)
      initialized = max(0, count)
    }
    return (bytes, count)
  }

  /// The line at a place in this file, or in one that it reads; with the space before it where the
  /// place has a column.
  func line(at place: Location?) -> String? {
    guard let place else { return nil }
    let text = place.path == path ? self : try? SourceText(path: place.path)
    return text?.line(place.line, keepsIndent: place.column != nil)
  }

  /// The line of that number, counted from 1, without the space around it.
  func line(_ number: Int, keepsIndent: Bool = false) -> String? {
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
