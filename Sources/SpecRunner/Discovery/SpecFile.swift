package import SpecWords

/// A spec file to run, and the lines that were asked for.
package struct SpecFile: Hashable, Sendable {
  /// The path, in its one spelling.
  package var path: String

  /// The lines of `PATH:LINE` arguments; empty where the whole file is meant.
  package var lines: [Int]

  /// What it holds, where that is read from no file.
  package var text: String?

  /// What stands for interactions in this one, by their names; it counts over that of the whole
  /// run.
  package var subjects: [String: StandIn] = [:]

  /// The file at `path`, whole or at `lines`.
  package init(path: String, lines: [Int] = []) {
    self.path = path
    self.lines = lines
  }
}
