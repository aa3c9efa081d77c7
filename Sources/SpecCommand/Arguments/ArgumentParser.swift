import SpecResults

/// Reads a subcommand's arguments: `--a=b`, `--a b`, `-j4`, `-j 4`, `-qx`, and `--` before paths.
struct ArgumentParser<Settings> {
  /// Made when an option is met: to make and join all of them for a call without any takes two thirds
  /// as many instructions again as a run of one small spec.
  private let makeGroups: () -> [OptionGroup<Settings>]

  /// A parser that knows the options in `groups`.
  init(_ groups: @autoclosure @escaping () -> [OptionGroup<Settings>]) {
    makeGroups = groups
  }

  /// Applies every option to `settings` and returns the other arguments in their order.
  func parse(
    _ arguments: [String], into settings: inout Settings
  ) throws(UsageError) -> [String] {
    var others: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return others + rest }
      if argument.hasPrefix("--") {
        try parseLong(argument, &rest, &settings)
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument, &rest, &settings)
      } else {
        others.append(argument)
      }
    }
    return others
  }

  private func parseLong(
    _ argument: String, _ rest: inout ArraySlice<String>, _ settings: inout Settings
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].dropFirst(2)
    let given = parts.count == 2 ? String(parts[1]) : nil
    guard let option = option(where: { $0.name == name }) else {
      let near = Suggestion.nearest(String(name), in: names)
      throw .unknownOption("--\(name)", suggestion: near.map { "--\($0)" })
    }
    guard let hint = option.hint else {
      if let given { throw .unwantedValue(option: "--\(name)", value: given) }
      return try option.apply(&settings, "")
    }
    guard let value = given ?? rest.popFirst() else {
      throw .missingValue(option: "--\(name)", hint: hint)
    }
    try option.apply(&settings, value)
  }

  /// Letters may stand together; the first that takes a value takes what follows it.
  private func parseShort(
    _ argument: String, _ rest: inout ArraySlice<String>, _ settings: inout Settings
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = option(where: { $0.letter == letter }) else {
        let near = Suggestion.nearest(String(argument.dropFirst()), in: names)
        throw .unknownOption("-\(letter)", suggestion: near.map { "--\($0)" })
      }
      guard let hint = option.hint else {
        try option.apply(&settings, "")
        continue
      }
      let given = letters.isEmpty ? rest.popFirst() : String(letters)
      guard let value = given else { throw .missingValue(option: "-\(letter)", hint: hint) }
      return try option.apply(&settings, value)
    }
  }

  /// The first option that is meant.
  ///
  /// The library's own ways to join the groups and to search them look for conformances first.
  private func option(where isMeant: (Option<Settings>) -> Bool) -> Option<Settings>? {
    for group in makeGroups() {
      for option in group.options where isMeant(option) { return option }
    }
    return nil
  }

  private var names: [String] { makeGroups().flatMap { $0.options.map(\.name) } }
}
