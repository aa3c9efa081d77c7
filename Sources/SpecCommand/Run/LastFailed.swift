import Glibc
import SpecResults
import SpecRunner

/// What failed in the last run in a folder, for `--last-failed`: the events that told of it, as a
/// JSON report has them.
///
/// They stand below `XDG_CACHE_HOME`, else `~/.cache`, in a file named by the folder's path, which is
/// empty where nothing failed. A cache that cannot be written is no fault of the run.
struct LastFailed {
  private let path: String?

  /// The record of the working folder.
  init() {
    let home = Terminal.variable("HOME").map { $0 + "/.cache" }
    // A path from nowhere in particular is to be ignored, says the specification of these folders.
    let own = Terminal.variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let cache = own ?? home, let folder = workingFolder else {
      path = nil
      return
    }
    var digest = Digest()
    digest.add(folder)
    path = "\(cache)/sprung/failed-\(hexadecimal(digest.value))"
  }

  /// What failed; `nil` where no run is recorded.
  func read() -> [RunEvent]? {
    guard let bytes = path.flatMap({ try? contents(of: $0) }) else { return nil }
    return try? RunEvent.events(parsing: bytes)
  }

  /// Puts `failures` in place of what was there, or adds them where the run did not come to its end or
  /// to any spec: what it has not come to may fail as before.
  func note(_ failures: [RunEvent], of summary: RunSummary) throws(FileFault) {
    let isWhole = summary.ending == .complete && summary.counts.total > 0
    let text = { (event: RunEvent) in String(decoding: event.jsonLine(), as: UTF8.self) }
    let before = read().map { $0.map(text) }
    var known: Set<String> = []
    let lines = ((isWhole ? nil : before) ?? []) + failures.map(text)
    let distinct = lines.filter { known.insert($0).inserted }
    if distinct != before, isWhole || !distinct.isEmpty { try write(distinct.joined()) }
  }

  private func write(_ text: String) throws(FileFault) {
    guard let path else { throw FileFault(path: "~/.cache", action: .write, number: ENOENT) }
    let file: ReportFile
    do throws(FileFault) {
      file = try ReportFile(path: path)
    } catch {
      guard error.number == ENOENT else { throw error }
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      mkdir(String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]), 0o777)
      mkdir(folder, 0o777)
      file = try ReportFile(path: path)
    }
    file.write(text)
    try file.close()
  }
}
