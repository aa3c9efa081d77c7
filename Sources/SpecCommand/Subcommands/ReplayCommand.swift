import SpecReports
import SpecResults
import SpecRunner

/// `sprung replay`: runs one spec and tells all that happened in it.
enum ReplayCommand: Subcommand {
  static let name = "replay"
  static let synopsis = "ID|PATH[:LINE] [PATH…]"
  static let summary = "runs one spec and tells all that happened in it, in order"

  static var groups: [OptionGroup<RunSettings>] {
    let executing = [
      "timeout", "memory", "instructions", "subject", "rate", "allow", "require-assertions",
    ]
    return [
      OptionGroup(
        title: "Execution; behind an ID, each PATH is where to look for it",
        options: RunSettings.selecting.filter { $0.name == "seed" }
          + RunSettings.executing.filter { executing.contains($0.name) }),
      OptionGroup(
        title: "Output",
        options: RunSettings.reporting.filter { ["color", "plots"].contains($0.name) }),
    ]
  }

  static func defaults() -> RunSettings { RunSettings() }

  static func run(_ settings: RunSettings, _ arguments: [String]) throws(CommandFault) -> ExitStatus
  {
    guard let name = arguments.first else {
      throw CommandFault("replay wants a spec, by PATH:LINE or by its id: 'sprung list' shows both")
    }
    let spec = try NamedSpec(name, in: Array(arguments.dropFirst()), settings)
    var settings = settings
    settings.paths = spec.paths
    settings.selection.ids = [spec.id]
    settings.verbosity = .verbose
    settings.tellsStory = true
    var table = TableReporter(style: settings.style)
    var text = ""
    let (summary, faults) = try CommandRun(settings).carryOut { event in
      if case .specFinished(let result) = event {
        text += result.textLine + Story(result).lines.map { $0 + "\n" }.joined()
      }
      // A summary would tell of wall time, and of nothing else that is new.
      if case .runFinished = event { return }
      text += table.report(event)
    }
    let written = show(text)
    for fault in faults { say(fault) }
    return .worst(
      [written, faults.isEmpty ? .passed : .usage] + summary.statuses(allowsNothing: false))
  }
}
