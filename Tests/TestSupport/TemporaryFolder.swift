package import Foundation

/// A folder that is empty at first and gone at last.
package final class TemporaryFolder {
  /// Where it is.
  package let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Makes it.
  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes `text` into a file of the folder.
  package func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The path of a file of the folder.
  package func path(of name: String) -> String { url.appending(path: name).path }

  /// The text of a file of the folder; `nil` where there is none.
  package func text(of name: String) -> String? {
    try? String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
