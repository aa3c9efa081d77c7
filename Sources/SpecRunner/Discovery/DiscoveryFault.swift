/// What keeps a path from being searched or run.
package enum DiscoveryFault: Error, Hashable, Sendable {
  /// Nothing is there.
  case notFound(path: String)
  /// Neither a file nor a folder, such as a fifo.
  case notAFile(path: String)
  /// It is there, but the system refuses to read it, for the reason given.
  case unreadable(path: String, reason: String)
  /// `:LINE` was put behind a folder.
  case lineOfFolder(path: String, line: Int)
}

extension DiscoveryFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file or folder"
    case .notAFile(let path): "\(path): neither a file nor a folder"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .lineOfFolder(let path, let line): "\(path):\(line): a folder has no lines"
    }
  }
}
