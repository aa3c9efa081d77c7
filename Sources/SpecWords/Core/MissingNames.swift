import LuaHost
import SpecResults

/// The globals that a spec, or its file before it, has read and that there are none of, to warn of them: as nil they pass for
/// what did not happen, or was left out.
struct MissingNames {
  private var reads: [(name: String, line: Location)] = []

  /// The one that was read last, which may be what a word has got as nil.
  private var last: (name: String, line: Location)?

  /// How many names are kept: nobody reads more at once.
  private static let most = 8

  /// Takes a name that was read; `line` is asked for where it is kept.
  mutating func add(_ name: String, on line: () -> Location) {
    if last?.name != name { last = (name, line()) }
    guard reads.count < Self.most, !reads.contains(where: { $0.name == name })
    else { return }
    reads.append((name, line()))
  }

  /// The name that was read last, where that was on `line`.
  func last(on line: Location) -> String? { last?.line == line ? last?.name : nil }

  /// Ends the list and answers warnings of the names that a value was hardly meant to be nil of.
  ///
  /// - Parameters:
  ///   - known: The names of what there is.
  ///   - outline: The outline of the script at a path.
  mutating func end(
    among known: () -> [String], _ outline: (_ path: String) -> ScriptOutline?
  ) -> [Warning] {
    last = nil
    guard !reads.isEmpty else { return [] }
    defer { reads = [] }
    let known = known()
    return reads.compactMap { name, line in
      let script = outline(line.path)
      let isNeeded = script?.needs(name, on: line.line) == true
      let isSet = script?.assignments.contains { $0.name == name } == true
      let advice: String
      if !isNeeded, ForeignWords.ofOtherLuas.contains(name) { return nil }
      if name.utf8.count >= Self.shortest, let meant = Suggestion.nearest(name, in: known) {
        advice =
          meant == name ? "the local of that name is not seen here" : "did you mean '\(meant)'?"
      } else if isNeeded, !isSet {
        advice =
          ForeignWords.hint(for: name)
          ?? "a text stands in quotes, \"\(name)\"; a variable begins with local \(name) = …"
      } else {
        return nil
      }
      return Warning(at: line, "there is no \"\(name)\", which reads as nil (\(advice))")
    }
  }

  /// Names that are too short to be nearly another one.
  private static let shortest = 3
}
