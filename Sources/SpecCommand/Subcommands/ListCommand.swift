import SpecReports
import SpecResults
import SpecRunner

/// `sprung list`: what would run, without running it.
enum ListCommand: Subcommand {
  static let name = "list"
  static let synopsis = RunCommand.synopsis
  static let summary = "lists specs without running them"

  struct Settings {
    var run = RunSettings()
    var isJSON = false
  }

  static var groups: [OptionGroup<Settings>] {
    [
      OptionGroup(
        title: "Selection",
        options: RunSettings.selecting.filter { $0.name != "list" }.map { $0.lifted(\.run) }
          + [RunSettings.allowing.lifted(\.run)]),
      OptionGroup(
        title: "Output",
        options: [.flag("json", nil, "one JSON object a line") { $0.isJSON = true }]),
    ]
  }

  static func defaults() throws(UsageError) -> Settings {
    Settings(run: try RunCommand.defaults())
  }

  static func run(_ settings: Settings, _ paths: [String]) throws(CommandFault) -> ExitStatus {
    var run = settings.run
    run.paths = paths
    return list(run, asJSON: settings.isJSON)
  }

  /// Lists what `settings` select.
  static func list(_ settings: RunSettings, asJSON isJSON: Bool) -> ExitStatus {
    let found = FoundFiles(settings)
    let executor = settings.executor
    var statuses = found.statuses
    var lines = ""
    var summary = RunSummary.blank
    for file in found.files {
      let listing = executor.list(file.path)
      for error in listing.errors {
        say(Problem(error).lines(plots: nil).joined(separator: "\n"))
        summary.erroredFiles += 1
      }
      let candidates = listing.specs.map(\.candidate)
      summary.declared += candidates.count
      for position in settings.selection.chosen(from: candidates, in: file) {
        summary.counts.add(.passed)
        let spec = listing.specs[position].result
        lines += isJSON ? spec.jsonLine : spec.textLine
      }
    }
    statuses.append(show(lines))
    statuses += summary.statuses(allowsNothing: settings.allowsNothing)
    if let reason = found.reasonForNothing(summary) { say(reason) }
    return .worst(statuses)
  }
}

extension SpecResult {
  /// The place, and the id of a check or the names of a plain spec.
  var textLine: String {
    "\(location)  \(check == nil ? fullName : id.visible)\n"
  }

  fileprivate var jsonLine: String {
    var writer = JSONWriter()
    var spec = ListedLine(result: self)
    // A writer into memory has nothing to fail at.
    try? spec.exchange(with: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}

/// What a machine may want to know of a spec that has not run.
private struct ListedLine: Record {
  var result: SpecResult

  static var blank: ListedLine { ListedLine(result: .blank) }

  mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("id", &result.id)
    try archive.field("names", &result.names)
    try archive.field("location", &result.location)
    try archive.field("tags", &result.tags)
    try archive.field("check", &result.check)
  }
}
