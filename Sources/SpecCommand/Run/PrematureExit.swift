import Glibc

/// The files by which a build system learns that shards are understood, and that the program did
/// not end before its work was done.
struct PrematureExit {
  private let path = Terminal.variable("TEST_PREMATURE_EXIT_FILE")

  /// Leaves both marks, where they are asked for.
  init() {
    for path in [path, Terminal.variable("TEST_SHARD_STATUS_FILE")] {
      guard let path, let file = try? ReportFile(path: path) else { continue }
      try? file.close()
    }
  }

  /// Takes the mark of an unfinished run away.
  func withdraw() {
    if let path { unlink(path) }
  }
}
