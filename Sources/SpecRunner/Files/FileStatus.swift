import Glibc

/// What stands at a path.
package struct FileStatus {
  /// What is told apart there.
  package enum Kind: Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// Anything else, such as a pipe.
    case other
  }

  /// What it is.
  package let kind: Kind

  /// Tells the file from others, whatever the path that led to it.
  package let identity: Identity

  /// The number of a device and that of a file on it.
  package struct Identity: Hashable, Sendable {
    let device: dev_t
    let number: ino_t
  }

  /// Asks for what `path` leads to, or for the link itself; fails with the system's error number.
  package init(of path: String, followingLinks: Bool) throws(SystemError) {
    var status = stat()
    let code = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard code == 0 else { throw .latest }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = Identity(device: status.st_dev, number: status.st_ino)
  }
}
