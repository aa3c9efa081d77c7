import SpecResults
import SpecWords

/// `sprung doc`: what the words of a spec mean, with an example each.
enum DocCommand: Subcommand {
  static let name = "doc"
  static let synopsis = "[WORD]"
  static let summary = "says what a word of a spec means; without one, lists all"

  static var groups: [OptionGroup<Void>] { [] }

  static func defaults() {}

  static func run(_: Void, _ arguments: [String]) throws(CommandFault) -> ExitStatus {
    if arguments.count > 1 { throw refusal(.unwantedArgument(arguments[1])) }
    guard let word = arguments.first else { return show(overview) }
    let entries = Guide.families.flatMap(\.entries)
    let exact = entries.filter { $0.words.contains(word) }
    let last = WordEntry.lastPart(of: word)
    let found = exact.isEmpty ? entries.filter { $0.lastParts.contains(last) } : exact
    guard !found.isEmpty else {
      let question = Suggestion.question(word, in: entries.flatMap(\.lastParts))
      throw CommandFault("no word '\(word)'\(question); 'sprung doc' lists all")
    }
    return show(found.map(\.page).joined(separator: "\n"))
  }

  private static var overview: String {
    let blocks = Guide.families.map { family in
      let lines = family.entries.map { entry in
        let gap = String(repeating: " ", count: max(1, 22 - entry.name.count))
        return "  \(entry.name)\(gap)\(entry.meaning)\n"
      }
      return "\(family.title)\n\(lines.joined())"
    }
    return blocks.joined(separator: "\n")
  }
}

extension WordEntry {
  /// A word without what it is called on: `hold` of `:hold`, `by` of `drag.by`.
  fileprivate static func lastPart(of word: String) -> String {
    String(word.split { $0 == "." || $0 == ":" }.last ?? "")
  }

  fileprivate var lastParts: [String] { words.map(Self.lastPart) }

  fileprivate var page: String {
    let example = example.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "\(words.joined(separator: ", "))\n  \(meaning)\n" + (picture.map { "  \($0)\n" } ?? "")
      + "\n\(example)"
  }
}
