import SpecResults

/// What is wrong with the arguments of a call.
enum UsageError: Error, Hashable, Sendable {
  /// An option that the subcommand does not have, and the one that may have been meant.
  case unknownOption(String, suggestion: String?)
  /// A first argument that can be nothing, and the subcommand that may have been meant.
  case neitherSubcommandNorPath(String, suggestion: String?)
  /// A subcommand that does not exist, and the one that may have been meant.
  case unknownSubcommand(String, suggestion: String?)
  /// `option` stands without the value that it needs.
  case missingValue(option: String, hint: String)
  /// `option` takes no value but was given one.
  case unwantedValue(option: String, value: String)
  /// `option` needs a value of the form that `hint` names.
  case badValue(option: String, value: String, hint: String)
  /// `option`, which may be repeated, was given twice for one `name`.
  case givenTwice(option: String, name: String)
  /// An argument that nobody asked for.
  case unwantedArgument(String)
  /// An argument is missing; `what` names it.
  case missingArgument(what: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let suggestion):
      "unknown option '\(option)'" + Suggestion.question(suggestion)
    case .neitherSubcommandNorPath(let word, let suggestion):
      "'\(word)' is neither a subcommand nor a path" + Suggestion.question(suggestion)
    case .unknownSubcommand(let word, let suggestion):
      "there is no subcommand '\(word)'" + Suggestion.question(suggestion)
    case .missingValue(let option, let hint):
      "\(option) needs a value: \(hint)"
    case .unwantedValue(let option, let value):
      "\(option) takes no value, got '\(value)'"
    case .badValue(let option, let value, let hint):
      "\(option): expected \(hint), got '\(value)'"
    case .givenTwice(let option, let name):
      "\(option) was given twice for '\(name)'"
    case .unwantedArgument(let argument):
      "unexpected argument '\(argument)'"
    case .missingArgument(let what):
      "missing argument: \(what)"
    }
  }
}
