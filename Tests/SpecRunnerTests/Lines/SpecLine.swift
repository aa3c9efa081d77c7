import Foundation
import TestSupport
import Testing

/// A line of a spec that has played a tile, and how it ends.
///
/// The files of `Tests/Fixtures/lines` hold such lines by their subject. In them
///
/// - Lua stands as it does in the spec, where `tile`, its `run` and `x`, the run's `offset.x`, are
///   there;
/// - `--> errors: message`, `--> fails: …`, `--> warns: …` or `--> passes` says how each of the lines
///   before it ends; `--> errors at 3: …` that `check` says so, too, and of which column;
/// - `--: before … behind` says what stands around each of the lines that follow, `--:` that nothing
///   does;
/// - `-- ` begins a comment.
struct SpecLine: Sendable, CustomTestStringConvertible {
  /// What becomes of the spec. Only `passes` is without a warning.
  enum Ending: String {
    case errors, fails, warns, passes
  }

  let text: String
  let ending: Ending
  let column: Int?
  let message: String

  /// Where the line stands in its file.
  let sourceLocation: SourceLocation

  var testDescription: String { text }

  /// A file has a line that says nothing, or one of which nothing is said.
  struct Unreadable: Error {
    let line: String
  }

  /// The lines of all files.
  static func all() throws -> [SpecLine] {
    let files = try FileManager.default.contentsOfDirectory(
      at: .fixtures.appending(path: "lines"), includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.flatMap { file in
      try lines(of: String(contentsOf: file, encoding: .utf8), in: file)
    }
  }

  /// The lines that `text` holds, which stands in `file`.
  static func lines(of text: String, in file: URL) throws -> [SpecLine] {
    var lines: [SpecLine] = []
    var open: [(text: String, sourceLocation: SourceLocation)] = []
    var (before, behind) = ("", "")
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.isEmpty || line.hasPrefix("-- ") {
        continue
      } else if line.hasPrefix("--:") {
        let around = line.dropFirst(3).components(separatedBy: "…")
        (before, behind) = (around[0], around.count > 1 ? around[1] : "")
      } else if line.hasPrefix("-->") {
        guard
          let said = line.wholeMatch(of: #/--> (\w+)(?: at (\d+))?(?:: (.*))?/#),
          let ending = Ending(rawValue: String(said.1)), !open.isEmpty
        else { throw Unreadable(line: line) }
        lines += open.map { text, sourceLocation in
          SpecLine(
            text: text, ending: ending, column: said.2.flatMap { Int($0) },
            message: String(said.3 ?? "").replacing(#"\n"#, with: "\n"),
            sourceLocation: sourceLocation)
        }
        open = []
      } else {
        let place = SourceLocation(
          fileID: "Fixtures/\(file.lastPathComponent)", filePath: file.path, line: index + 1,
          column: 1)
        open.append((before + line + behind, place))
      }
    }
    if let last = open.last { throw Unreadable(line: last.text) }
    return lines
  }
}

extension SpecBench {
  /// Runs `line` as the sixth of a file, in a spec that has played a tile.
  init(line: String) throws {
    try self.init(
      """
      describe("tile", function()
        it("comes home", function()
          local tile = interaction("spring-tile")
          local run = tile:play(drag.by(120, 0, { over = 0.2 }):release())
          local x = run.offset.x
      \(line)
        end)
      end)
      """)
  }
}
