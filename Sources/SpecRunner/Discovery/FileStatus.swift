import Glibc

/// What stands at a path.
struct FileStatus {
  /// What is told apart there.
  enum Kind {
    case file, folder, link, other
  }

  /// One file, whatever the path that led to it.
  struct Identity: Hashable {
    var device: UInt
    var number: UInt
  }

  let kind: Kind
  let identity: Identity

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
    identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }
}

/// An error number of the system, and the system's words for it.
package struct SystemError: Error, Hashable {
  let number: Int32

  /// Lower case, as messages are here: `permission denied`.
  package var reason: String { String(cString: strerror(number)).lowercased() }
}
