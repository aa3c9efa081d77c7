import Glibc
import SpecResults
import SpecRunner

/// The ids of what failed in the last run in a folder, for `--last-failed`.
///
/// They stand below `XDG_CACHE_HOME`, else `~/.cache`, in a file named by the folder's path; there
/// is none where nothing failed. A cache that cannot be written is no fault of the run.
struct LastFailed {
  private let path: String?

  /// The record of the working folder.
  init() {
    let home = Terminal.variable("HOME").map { $0 + "/.cache" }
    guard let cache = Terminal.variable("XDG_CACHE_HOME") ?? home, let folder = workingFolder
    else {
      path = nil
      return
    }
    var digest = Digest()
    digest.add(folder)
    path = "\(cache)/sprung/failed-\(hexadecimal(digest.value))"
  }

  /// The ids; empty where the last run passed, or nobody ran.
  func read() -> Set<String> {
    guard let path, let bytes = try? contents(of: path) else { return [] }
    return Set(
      bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Puts `ids` in place of what was there.
  func write(_ ids: [String]) {
    guard let path else { return }
    if ids.isEmpty {
      unlink(path)
      return
    }
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    mkdir(String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]), 0o777)
    mkdir(String(folder), 0o777)
    guard let file = try? ReportFile(path: path) else { return }
    file.write(ids.map { $0 + "\n" }.joined())
    try? file.close()
  }
}
