/// One thing that the program does.
protocol Subcommand {
  /// What its options change.
  associatedtype Settings

  /// The word after `sprung`.
  static var name: String { get }

  /// The arguments besides the options, as the help text names them.
  static var synopsis: String { get }

  /// One line that says what it does.
  static var summary: String { get }

  /// The options in groups with a heading each.
  static var groups: [OptionGroup<Settings>] { get }

  /// The settings of a call without options.
  static func defaults() throws(UsageError) -> Settings

  /// Does the work.
  static func run(_ settings: Settings, _ arguments: [String]) throws(CommandFault) -> ExitStatus
}

/// Options that belong together.
struct OptionGroup<Settings> {
  let title: String
  let options: [Option<Settings>]
}

extension Subcommand {
  /// Reads the arguments, does the work and says what went wrong.
  static func main(_ arguments: [String]) -> ExitStatus {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return show(help)
    }
    do throws(CommandFault) {
      let (settings, others) = try read(arguments)
      return try run(settings, others)
    } catch {
      say(lines: error.message)
      return error.status
    }
  }

  /// What ends a call with wrong arguments: it says where the right ones stand.
  static func refusal(_ error: UsageError) -> CommandFault {
    CommandFault("\(error); see 'sprung \(name) --help'")
  }

  private static func read(_ arguments: [String]) throws(CommandFault) -> (Settings, [String]) {
    do throws(UsageError) {
      var settings = try defaults()
      let others = try ArgumentParser(groups).parse(arguments, into: &settings)
      return (settings, others)
    } catch {
      throw refusal(error)
    }
  }

  /// The help text: how to call it, what it does, and its options in columns.
  static var help: String {
    var lines = ["usage: sprung \(name) [OPTION…] \(synopsis)", "", summary]
    for group in groups {
      lines += ["", group.title + ":"]
      let heads = group.options.map(\.head)
      let width = min(30, heads.map(\.count).max() ?? 0)
      for (head, option) in zip(heads, group.options) {
        let gap = String(repeating: " ", count: max(0, width - head.count) + 2)
        lines.append("  " + head + gap + option.help)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Option {
  /// The names and the value as the help text shows them: `-j, --jobs N`.
  fileprivate var head: String {
    (letter.map { "-\($0), " } ?? "    ") + "--\(name)" + (hint.map { " " + $0 } ?? "")
  }
}

/// Writes `text` to standard output.
func show(_ text: String) -> ExitStatus {
  let output = Descriptor.standardOutput()
  output.write(text)
  output.flush()
  guard let number = output.failure else { return .passed }
  say("\(FileFault(path: "standard output", action: .write, number: number))")
  return .usage
}
