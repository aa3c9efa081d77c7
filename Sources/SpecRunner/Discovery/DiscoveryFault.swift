/// What keeps a path from being searched or run.
package enum DiscoveryFault: Error, Hashable, Sendable {
  /// Nothing is there.
  case notFound(path: String)
  /// Neither a file nor a folder, such as a fifo.
  case notAFile(path: String)
  /// It is there, but the system refuses to read it, for the reason given.
  case unreadable(path: String, reason: String)
  /// What was put behind the colon after a path is no line's number.
  case badLine(path: String, line: String)
  /// `:LINE` was put behind a folder.
  case lineOfFolder(path: String, line: Int)
}

extension DiscoveryFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let path):
      // An argument that is not UTF-8 arrives with replacements in it.
      "\(path): no such file or folder"
        + (path.contains("\u{FFFD}") ? ", unless its name is not UTF-8, which cannot be given" : "")
    case .notAFile(let path): "\(path): neither a file nor a folder"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .badLine(let path, let line):
      "\(path):\(line): '\(line)' is no line's number; lines are counted from 1"
    case .lineOfFolder(let path, let line): "\(path):\(line): a folder has no lines"
    }
  }
}
