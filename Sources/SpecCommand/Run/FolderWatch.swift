import Glibc
import SpecRunner

/// Waits for Lua files to be saved in folders, by the system's own notices.
struct FolderWatch: ~Copyable {
  private let queue: Int32
  private var folders: [Int32: String] = [:]

  /// Watches the folders among `paths` and all below them, and the folders of the files.
  ///
  /// `nil` where the system has no notices left to give.
  init?(around paths: [String], _ files: some Sequence<String>) {
    queue = inotify_init1(Int32(IN_CLOEXEC))
    if queue < 0 { return nil }
    for path in (paths + Array(files)).map(spelling) {
      if (try? FileStatus(of: path, followingLinks: true))?.kind == .folder {
        watchAll(below: path)
      } else {
        watch(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
      }
    }
  }

  deinit { close(queue) }

  /// Waits for the next saved files and returns their paths.
  mutating func nextSaved() -> Set<String> {
    var saved: Set<String> = []
    while saved.isEmpty { read(into: &saved) }
    // An editor may write in several steps, and a person may save several files at once.
    var settling = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    while poll(&settling, 1, 5) > 0 { read(into: &saved) }
    return saved
  }

  private mutating func watchAll(below folder: String) {
    watch(folder)
    for entry in (try? entries(of: folder)) ?? [] where !entry.name.hasPrefix(".") {
      let path = entryPath(entry.name, in: folder)
      let isFolder = (try? FileStatus(of: path, followingLinks: false))?.kind == .folder
      if isFolder { watchAll(below: path) }
    }
  }

  private mutating func watch(_ folder: String) {
    let number = inotify_add_watch(queue, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE))
    if number >= 0 { folders[number] = folder }
  }

  private func read(into saved: inout Set<String>) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { bytes in
      let count = Glibc.read(queue, bytes.baseAddress, bytes.count)
      var offset = 0
      // A record: watch, mask, cookie and the name's length, 4 bytes each, then the name and zeros.
      while offset + 16 <= count {
        let folder = folders[bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)] ?? "."
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let name = bytes[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }
        let path = entryPath(String(decoding: name, as: UTF8.self), in: folder)
        if path.hasSuffix(".lua") { saved.insert(path) }
        offset += 16 + length
      }
    }
  }
}
