import Glibc
import SpecReports
import SpecResults
import SpecRunner

/// `sprung replay`: runs one spec and tells all that happened in it.
enum ReplayCommand: Subcommand {
  static let name = "replay"
  static let synopsis = "ID [PATH…]"
  static let summary = "runs one spec and tells all that happened in it, in order"

  static var groups: [OptionGroup<RunSettings>] {
    let executing = [
      "timeout", "memory", "instructions", "subject", "rate", "allow", "require-assertions",
    ]
    return [
      OptionGroup(
        title: "Execution",
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
    guard let id = arguments.first else {
      throw CommandFault("replay wants the id of a spec: 'sprung list --json' shows them")
    }
    var settings = settings
    settings.paths = try places(of: id, in: Array(arguments.dropFirst()), settings)
    settings.selection.ids = [id]
    settings.verbosity = .verbose
    settings.tellsStory = true
    var table = TableReporter(style: settings.style)
    var text = ""
    let (summary, _) = try Run(settings).carryOut { event in
      if case .specFinished(let result) = event {
        text += result.textLine + Story(result).lines.map { $0 + "\n" }.joined()
      }
      // A summary would tell of wall time, and of nothing else that is new.
      if case .runFinished = event { return }
      text += table.report(event)
    }
    return .worst([show(text)] + summary.statuses(allowsNothing: false))
  }

  /// The files that declare the spec: an id that begins with a path says where.
  private static func places(
    of id: String, in paths: [String], _ settings: RunSettings
  ) throws(CommandFault) -> [String] {
    var settings = settings
    settings.paths = paths
    let own = id.split(separator: " > ", maxSplits: 1).first.map(String.init) ?? ""
    if paths.isEmpty, own != id, access(own, R_OK) == 0 { settings.paths = [own] }
    let found = FoundFiles(settings)
    if found.files.isEmpty, let reason = found.reasonForNothing(.blank) {
      throw CommandFault(reason, status: .nothingSelected)
    }
    let executor = settings.executor
    var ids: [String] = []
    var errors: [SpecError] = []
    var places: [String] = []
    for file in found.files {
      let listing = executor.list(file.path)
      let declared = listing.specs.map(\.result.id)
      if declared.contains(id) { places.append(file.path) }
      ids += declared
      errors += listing.errors
    }
    guard places.isEmpty else { return places }
    // What keeps a file from being read may be all that keeps the spec from being found.
    for error in errors { say(Problem(error).lines(plots: nil).joined(separator: "\n")) }
    let hint = Suggestion.question(id, in: ids)
    throw CommandFault(
      "no spec has the id '\(id)'\(hint.isEmpty ? "; 'sprung list --json' shows them" : hint)",
      status: .worst(found.statuses + [errors.isEmpty ? .usage : .errored]))
  }
}
