import Glibc

/// The files by which a build system learns that shards are understood, and that the program did
/// not end before its work was done.
struct PrematureExit {
  private let path = Terminal.variable("TEST_PREMATURE_EXIT_FILE")

  /// Leaves both marks, where they are asked for.
  init() {
    Self.leave(at: path)
    Self.leave(at: Terminal.variable("TEST_SHARD_STATUS_FILE"))
  }

  private static func leave(at path: String?) {
    guard let path, let file = try? ReportFile(path: path) else { return }
    try? file.close()
  }

  /// Takes the mark of an unfinished run away.
  func withdraw() {
    if let path { unlink(path) }
  }
}
