import SpecRunner

/// Where an output ends up, whatever its path is.
enum OutputPlace: Hashable {
  /// Standard output.
  case standardOutput
  /// A file that is there.
  case file(FileStatus.Identity)
  /// A name in a folder, where there is no file yet.
  case new(name: String, folder: FileStatus.Identity)

  /// The path that means standard output.
  static let standardOutputPath = "-"

  /// Where `path` leads; `nil` where outputs do not replace each other, as in a pipe, or nothing can be
  /// written.
  init?(_ path: String) {
    if path == Self.standardOutputPath {
      self = .standardOutput
    } else if let status = try? FileStatus(of: path, followingLinks: true) {
      guard status.kind == .file else { return nil }
      self = .file(status.identity)
    } else {
      let end = path.lastIndex(of: "/")
      let folder = end.map { String(path[...$0]) } ?? "."
      let name = String(end.map { path[path.index(after: $0)...] } ?? path[...])
      guard let status = try? FileStatus(of: folder, followingLinks: true) else { return nil }
      self = .new(name: name, folder: status.identity)
    }
  }

  /// Throws where two of `outputs` are one file, of which one would be lost, or one is a file of
  /// `scripts`, which nobody wants to be replaced.
  ///
  /// A report that is read may be an output, too: it is read whole before, and so brought up to date.
  static func refuseClashes(
    of outputs: [String], with scripts: @autoclosure () -> [String]
  ) throws(CommandFault) {
    if outputs.isEmpty { return }
    var taken: Set<OutputPlace> = []
    let read = Set(scripts().compactMap(OutputPlace.init))
    for output in outputs {
      guard let place = OutputPlace(output) else { continue }
      guard !read.contains(place) else {
        throw CommandFault("\(output): an output would replace what is run")
      }
      guard taken.insert(place).inserted else {
        let name = place == .standardOutput ? "standard output" : output
        throw CommandFault("\(name): two outputs would go into one file")
      }
    }
  }
}
