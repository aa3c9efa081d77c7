import SpecReports
import SpecResults

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
        options: RunSettings.selecting.filter { $0.name != "list" }.map { $0.lifted(\.run) }),
      OptionGroup(title: "Execution", options: RunSettings.surveying.map { $0.lifted(\.run) }),
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
    return try list(run, asJSON: settings.isJSON)
  }

  /// Lists what `settings` select.
  static func list(_ settings: RunSettings, asJSON isJSON: Bool) throws(CommandFault) -> ExitStatus
  {
    var settings = settings
    settings.lists = true
    settings = settings.resolved()
    let found = FoundFiles(settings)
    let declared = try DeclaredSpecs(in: found.files, settings)
    declared.tellErrors()
    let written = show(
      declared.specs.map { isJSON ? $0.spec.jsonLine : $0.spec.textLine }.joined())
    let (statuses, reason) = try found.verdict(on: declared.summary)
    if let reason { say(reason) }
    return .worst(found.statuses + [written] + statuses)
  }
}

extension SpecResult {
  /// The place, and the id of a check or the names of a plain spec.
  var textLine: String {
    "\("\(location)".visible)  \(check == nil ? fullName : id.visible)\n"
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
