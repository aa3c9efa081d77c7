import SpecResults

/// A documented mistake: a small override of an interaction, which the checks must notice.
///
/// Mutation testing calls it a mutant, hence the command `mutate`. The folder of the files is named
/// `faults`; a type that ends in `Fault` is an error everywhere in the code.
///
/// It is a Lua file whose first lines say what it is:
///
///     -- m.tile.offset-reset: the offset is put to 0 before the spring starts.
///     -- caught by: tile.outward-release tile.single-writer tile.no-pre-reset
///     -- advice: leave the offset alone until the spring takes it over
///     -- equivalent: why no check can tell it from the right form
///     -- equivalent in tile.gate: why this check, which the catalogue names, cannot
package struct Mistake: Hashable, Sendable {
  /// The id, such as `m.tile.offset-reset`.
  package var id: String

  /// What is wrong, in one sentence.
  package var summary: String

  /// The ids of the checks that must notice it at least.
  package var catchers: [String]

  /// What to change, as the document advises; empty where it gives no advice.
  var advice: String

  /// Why no check can notice it; `nil` where one must.
  package var equivalence: String?

  /// Why checks that the catalogue names cannot notice it, by their ids.
  package var exemptions: [String: String] = [:]

  /// Where the Swift tests make it, and why no override in Lua can; `nil` where one does.
  package var witness: String?

  /// The interaction that it overrides, such as `spring-tile`.
  package var interaction: String

  /// The path of its file.
  var path: String

  /// Reads what the first lines of the file at `path` say.
  ///
  /// - Throws: `MistakeFault.unreadable` or `.nameless`.
  init(path: String, of interaction: String, text: String) throws(MistakeFault) {
    self.path = path
    self.interaction = interaction
    id = ""
    summary = ""
    catchers = []
    advice = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("-- "), let colon = line.firstIndex(of: ":") else { break }
      let key = line.dropFirst(3)[..<colon]
      let value = String(line[line.index(after: colon)...].drop { $0 == " " })
      switch key {
      case "caught by": catchers = value.split(separator: " ").map(String.init)
      case "advice": advice = value
      case "equivalent": equivalence = value
      case "in Swift": witness = value
      case _ where key.hasPrefix("equivalent in "):
        exemptions[String(key.dropFirst("equivalent in ".count))] = value
      default: (id, summary) = (String(key), value)
      }
    }
    guard id.hasPrefix("m.") else { throw .nameless(path: path) }
  }
}

/// What is wrong with a mistake's file.
package enum MistakeFault: Error, Hashable, CustomStringConvertible {
  /// There is no folder of mistakes at the path.
  case noFolder(path: String, reason: String)
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// Its first line does not name it.
  case nameless(path: String)
  /// None of the places holds the right form of the interaction.
  case noOriginal(interaction: String, places: [String])
  /// No mistake, interaction or group has this name.
  case unknown(name: String, suggestion: String?)

  package var description: String {
    switch self {
    case .noFolder(let path, let reason): "cannot read the mutants in \(path): \(reason)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .nameless(let path):
      "\(path):1: expected a line such as '-- m.tile.offset-reset: what is wrong'"
    case .noOriginal(let interaction, let places):
      "the right form of '\(interaction)' stands neither at \(places.joined(separator: " nor at "))"
    case .unknown(let name, let suggestion):
      "no mutant or interaction is called '\(name)'" + Suggestion.question(suggestion)
    }
  }
}
