import Glibc

/// What stands at a path.
struct FileStatus {
  /// What is told apart there.
  enum Kind {
    case file, folder, link, other
  }

  let kind: Kind

  /// Tells the file from others, whatever the path that led to it.
  ///
  /// A text: that a type of its own can be hashed is looked for when the program starts, which takes
  /// longer than to find a file.
  let identity: String

  /// Asks for what `path` leads to, or for the link itself; fails with the system's error number.
  init(of path: String, followingLinks: Bool) throws(SystemError) {
    var status = stat()
    let code = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard code == 0 else { throw SystemError(number: errno) }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = "\(status.st_dev):\(status.st_ino)"
  }
}

/// An error number of the system, and the system's words for it.
package struct SystemError: Error, Hashable {
  let number: Int32

  /// Lower case, as messages are here: `permission denied`.
  package var reason: String { String(cString: strerror(number)).lowercased() }
}
