import LuaHost
import SpecResults

/// The globals that a spec has read and that there are none of, to warn of those that are nearly
/// another name: as nil they pass for what did not happen.
struct MissingNames {
  private var reads: [(name: String, line: Location)] = []

  /// The one that was read last, which may be what a word has got as nil.
  private var last: (name: String, line: Location)?

  /// How many names are kept: nobody reads more at once.
  private static let most = 8

  /// Names that are too short to be nearly another one.
  private static let shortest = 3

  /// Takes a name that was read; `line` is asked for where it is kept.
  mutating func add(_ name: String, on line: () -> Location) {
    if last?.name != name { last = (name, line()) }
    guard reads.count < Self.most, name.utf8.count >= Self.shortest,
      !reads.contains(where: { $0.name == name })
    else { return }
    reads.append((name, line()))
  }

  /// The name that was read last, where that was on `line`.
  func last(on line: Location) -> String? { last?.line == line ? last?.name : nil }

  /// Ends the list and answers warnings of the names that are near one of `known`.
  mutating func end(among known: () -> [String]) -> [Warning] {
    last = nil
    guard !reads.isEmpty else { return [] }
    defer { reads = [] }
    let known = known()
    return reads.compactMap { name, line in
      guard let meant = Suggestion.nearest(name, in: known) else { return nil }
      let advice =
        meant == name ? "the local of that name is not seen here" : "did you mean '\(meant)'?"
      return Warning(at: line, "there is no \"\(name)\", which reads as nil (\(advice))")
    }
  }
}
