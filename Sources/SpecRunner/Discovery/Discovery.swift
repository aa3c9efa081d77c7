/// Which files a list of `PATH[:LINE]` arguments means.
///
/// - A folder means every `*_spec.lua` at any depth below it; a file is taken whatever its name.
/// - Arguments keep their order, what is found below one is in the order of its paths' bytes.
/// - Each file runs once, at its first path, whichever links or arguments lead to it; however that
///   path is given, it has one spelling.
/// - Below a folder, links to files are followed and links to folders are not, so no loop can form;
///   names that begin with a full stop are passed over. A folder that is itself an argument may be
///   a link.
/// - What has the name of a spec file, or may be a folder, and cannot be looked at is a fault: a run
///   that leaves out what was meant must not be green.
package struct Discovery: Sendable {
  /// What a file's name ends in for a folder to mean it.
  package static let suffix = "_spec.lua"

  /// The folder that is searched where no path is given.
  package static let defaultFolder = "specs"

  /// The files to run, in their order.
  package private(set) var files: [SpecFile] = []

  /// What was passed over, one sentence each.
  package private(set) var notes: [String] = []

  /// What kept a path from being searched; the files that were found can still be run.
  package private(set) var faults: [DiscoveryFault] = []

  private var positions: [FileStatus.Identity: Int] = [:]

  private let suffix: String

  /// Finds the files that `arguments` mean; without any, those below `specs`.
  ///
  /// - Parameter suffix: What a file's name ends in for a folder to mean it.
  package init(arguments: [String], suffix: String = Discovery.suffix) {
    self.suffix = suffix
    for argument in arguments.isEmpty ? [Self.defaultFolder] : arguments {
      do throws(DiscoveryFault) {
        try take(PathArgument(argument))
      } catch {
        faults.append(error)
      }
    }
  }

  private mutating func take(_ argument: PathArgument) throws(DiscoveryFault) {
    let path = argument.path
    switch argument.status.kind {
    case .file:
      add(path, argument.status.identity, line: argument.line)
    case .folder:
      if let line = argument.line { throw .lineOfFolder(path: path, line: line) }
      search(path)
    case .link, .other:
      throw .notAFile(path: path)
    }
  }

  /// Adds every spec file below `folder`, in the order of the paths' bytes.
  private mutating func search(_ folder: String) {
    var waiting = [folder]
    var found: [(path: String, identity: FileStatus.Identity)] = []
    while let folder = waiting.popLast() {
      do throws(SystemError) {
        for entry in try entries(of: folder) where !entry.name.hasPrefix(".") {
          let path = entryPath(entry.name, in: folder)
          guard let status = status(of: entry, at: path) else { continue }
          if status.kind == .folder {
            waiting.append(path)
          } else if entry.name.hasSuffix(suffix) {
            found.append((path, status.identity))
          }
        }
      } catch {
        faults.append(.unreadable(path: folder, reason: error.reason))
      }
    }
    found.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for (path, identity) in found { add(path, identity, line: nil) }
  }

  /// What stands at an entry of a folder; `nil` where it is passed over.
  private mutating func status(of entry: FolderEntry, at path: String) -> FileStatus? {
    let isWanted = entry.name.hasSuffix(suffix)
    do throws(DiscoveryFault) {
      let status = try usableStatus(of: entry, at: path)
      if status?.kind == .other, isWanted { throw .notAFile(path: path) }
      return status
    } catch {
      if isWanted || entry.mayBeFolder { faults.append(error) }
      return nil
    }
  }

  /// The status of what an entry leads to; `nil` for a link to a folder, with a note.
  private mutating func usableStatus(
    of entry: FolderEntry, at path: String
  ) throws(DiscoveryFault) -> FileStatus? {
    guard entry.isExact else { throw .unreadable(path: path, reason: "its name is not UTF-8") }
    do throws(SystemError) {
      let status = try FileStatus(of: path, followingLinks: false)
      guard status.kind == .link else { return status }
      let target = try FileStatus(of: path, followingLinks: true)
      guard target.kind == .folder else { return target }
      notes.append("\(path): a link to a folder, not followed")
      return nil
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Adds a file at its first path; a whole file swallows the lines that were asked of it.
  private mutating func add(_ path: String, _ identity: FileStatus.Identity, line: Int?) {
    let lines = line.map { [$0] } ?? []
    guard let position = positions[identity] else {
      positions[identity] = files.count
      files.append(SpecFile(path: path, lines: lines))
      return
    }
    if lines.isEmpty || files[position].lines.isEmpty {
      files[position].lines = []
    } else {
      files[position].lines += lines
    }
  }
}
