import Glibc
import LuaHost
import SpecWords

/// The folders whose files scripts may read, and nothing outside of them: neither `..` nor a link
/// leads out, since where a path leads to in the end is what counts.
///
/// A script can make no link, so that what was asked of a path still holds when it is opened.
struct ReadableFolders {
  /// Why a file is not read.
  enum Refusal: Error, Equatable, CustomStringConvertible {
    /// It is in none of the folders, or a link in one leads out of all.
    case outside(path: String, folders: [String])
    /// It is a folder, a device, or the like.
    case notAFile(path: String)
    /// It holds more than an interpreter may.
    case tooLarge(path: String, limit: Int)

    var description: String {
      switch self {
      case .outside(let path, let folders)
      where folders.contains { (path + "/").utf8.starts(with: ($0 + "/").utf8) }:
        "\(path) leads out of \(folders.joined(separator: ", ")), where --allow lets files be read"
      case .outside(let path, let folders):
        "\(path) is not in \(folders.joined(separator: ", ")), where --allow lets files be read"
      case .notAFile(""): "an empty path leads to no file"
      case .notAFile(let path): "\(path) is no file that can be read"
      case .tooLarge(let path, let limit):
        "\(path) holds more than the \(limit >> 20) MiB that --memory allows"
      }
    }
  }

  private let names: [String]
  private let folders: [String]
  private let limit: Int

  /// The folders of these names, of whose files each may hold `limit` bytes.
  init(_ names: [String], limit: Int) {
    self.names = names
    self.limit = limit
    folders = names.compactMap(Self.resolved)
  }

  /// What the file at `path` holds.
  func read(_ path: String) throws -> ReadFile {
    guard !path.utf8.contains(0), !path.isEmpty else { throw Refusal.notAFile(path: path) }
    guard let place = Self.resolved(path) else {
      let error = SystemError.latest
      // Whether something is there is not told of places outside.
      guard holds(Self.nearestFolder(to: path)) else {
        throw Refusal.outside(path: path, folders: names)
      }
      return .missing(error)
    }
    guard holds(place) else { throw Refusal.outside(path: path, folders: names) }
    // A pipe must not keep the spec waiting before it is known to be none.
    let file = open(place, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      return .missing(.latest)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Refusal.notAFile(path: path)
    }
    let text: ReadFile?
    do throws(SystemError) {
      text = try self.text(of: file, size: Int(status.st_size))
    } catch {
      return .missing(error)
    }
    guard let text else { throw Refusal.tooLarge(path: path, limit: limit) }
    return text
  }

  /// What an open file holds, which may be more than its size says; `nil` where it is too much.
  private func text(of file: Int32, size: Int) throws(SystemError) -> ReadFile? {
    guard size <= limit else { return nil }
    // One byte more, so that the end is met without more room.
    guard let room = TextRoom(capacity: size + 1) else { return .refused }
    var length = 0
    while true {
      if length == room.bytes.count, !room.grow(to: 2 * length + 4096) { return .refused }
      let rest = UnsafeMutableRawBufferPointer(rebasing: room.bytes[length...])
      let count = try readSome(of: file, into: rest)
      if count == 0 { return .text(room, length: length) }
      length += count
      if length > limit { return nil }
    }
  }

  /// Whether a place is in one of the folders, byte by byte: texts are equal, too, where letters are
  /// only written otherwise, which are two names to the system.
  private func holds(_ place: String) -> Bool {
    folders.contains { folder in
      let parts = folder == "/" ? folder : folder + "/"
      return (place + "/").utf8.starts(with: parts.utf8)
    }
  }

  /// Where as much of a path leads to as there is, part by part from its end.
  private static func nearestFolder(to path: String) -> String {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let place = resolved(folder.isEmpty ? "/" : String(folder)) { return place }
    }
    return resolved(".") ?? "/"
  }

  /// Where a path leads to in the end, through all links; `nil` where nothing is.
  private static func resolved(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }
}

extension ReadFile {
  /// Nothing, for the reason that the system gives.
  fileprivate static func missing(_ error: SystemError) -> ReadFile {
    .missing(reason: error.reason, number: Int(error.number))
  }
}
