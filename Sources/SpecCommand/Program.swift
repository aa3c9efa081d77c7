import Glibc
import SpecResults

/// The program `sprung`.
package enum Program {
  /// The version of the product.
  static let version = "0.1.0"

  /// Does what the arguments of the process ask, and ends it.
  package static func main() -> Never {
    signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Does what `arguments` ask. Without the name of a subcommand they are those of `run`.
  static func run(_ arguments: [String]) -> ExitStatus {
    switch arguments.first {
    case "--version": return show("sprung \(version)\n")
    case "help" where arguments.count > 1: return showHelp(on: arguments[1])
    case "--help", "-h", "help": return show(help)
    case let word?:
      if let subcommand = subcommand(named: word) {
        return subcommand.main(Array(arguments.dropFirst()))
      }
      if looksMistyped(word) {
        return refuse(word, as: UsageError.neitherSubcommandNorPath)
      }
    case nil: break
    }
    return RunCommand.main(arguments)
  }

  /// Shows the help text of the subcommand `word`; of anything else it runs nothing.
  private static func showHelp(on word: String) -> ExitStatus {
    if ["help", "--help", "-h"].contains(word) { return show(help) }
    guard let subcommand = subcommand(named: word) else {
      return refuse(word, as: UsageError.unknownSubcommand)
    }
    return subcommand.main(["--help"])
  }

  private static func subcommand(named name: String) -> (any Subcommand.Type)? {
    subcommands.first { $0.name == name }
  }

  /// Says that `word` is no subcommand, and which one may have been meant.
  private static func refuse(
    _ word: String, as error: (String, String?) -> UsageError
  ) -> ExitStatus {
    say("\(error(word, Suggestion.nearest(word, in: subcommands.map { $0.name })))")
    return .usage
  }

  /// Whether a first argument is a word that neither names a file nor reads like a path.
  private static func looksMistyped(_ word: String) -> Bool {
    word.utf8.allSatisfy { isalpha(Int32($0)) != 0 } && access(word, F_OK) != 0
  }

  /// Every subcommand, in the order of the help text.
  static var subcommands: [any Subcommand.Type] {
    [
      RunCommand.self, ListCommand.self, CheckCommand.self, ReplayCommand.self, WatchCommand.self,
      ChecklistCommand.self, MutateCommand.self, DiagnoseCommand.self, PlotCommand.self,
      MergeCommand.self, SpringCommand.self, NewCommand.self, DocCommand.self,
    ]
  }

  private static var help: String {
    let width = subcommands.map { $0.name.count }.max() ?? 0
    let lines = subcommands.map { subcommand in
      let gap = String(repeating: " ", count: width - subcommand.name.count + 3)
      return "  \(subcommand.name)\(gap)\(subcommand.summary)\n"
    }
    return """
      usage: sprung [SUBCOMMAND] [OPTION…] [ARGUMENT…]

      Says whether an interaction behaves as its specification claims, and by how much.

      \(lines.joined())
      Without a subcommand: run. 'sprung SUBCOMMAND --help' shows its options.

      exit codes: 0 all passed, 1 an expectation failed, 2 wrong use or an unwritable report,
      3 a spec could not be judged, 4 nothing selected, 5 another digest from the same seed,
      70 internal fault, 130 and 143 ended by a signal

      """
  }
}
