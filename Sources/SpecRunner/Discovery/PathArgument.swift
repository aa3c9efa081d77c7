import Glibc

/// A `PATH` or `PATH:LINE` argument, and what stands there.
struct PathArgument {
  /// The path, in its one spelling.
  let path: String
  let line: Int?
  let status: FileStatus

  /// Reads one argument. A path that exists as it is written wins over a line number.
  init(_ argument: String) throws(DiscoveryFault) {
    if let status = try Self.status(of: argument) {
      self.init(path: argument, line: nil, status: status)
    } else if let (path, line) = Self.split(argument), let status = try Self.status(of: path) {
      guard let number = Int(line), number > 0 else { throw .badLine(path: path, line: line) }
      self.init(path: path, line: number, status: status)
    } else {
      throw .notFound(path: argument)
    }
  }

  private init(path: String, line: Int?, status: FileStatus) {
    self.path = spelling(of: path)
    self.line = line
    self.status = status
  }

  /// What stands before and behind the last colon; `nil` where there is none.
  private static func split(_ argument: String) -> (path: String, line: String)? {
    guard let colon = argument.lastIndex(of: ":") else { return nil }
    return (String(argument[..<colon]), String(argument[argument.index(after: colon)...]))
  }

  /// What stands at `path`; `nil` where nothing does.
  private static func status(of path: String) throws(DiscoveryFault) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path, followingLinks: true)
    } catch {
      if error.number == ENOENT || error.number == ENOTDIR { return nil }
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
