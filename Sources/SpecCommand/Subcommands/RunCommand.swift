/// `sprung run`, and `sprung` alone: runs specs and reports on them.
enum RunCommand: Subcommand {
  static let name = "run"
  static let synopsis = "[PATH[:LINE]…]"
  static let summary = "runs specs (the folder specs) and says how they went"

  static var groups: [OptionGroup<RunSettings>] {
    [
      OptionGroup(title: "Selection", options: RunSettings.selecting),
      OptionGroup(title: "Execution", options: RunSettings.executing),
      OptionGroup(title: "Output", options: RunSettings.reporting),
    ]
  }

  static func defaults() throws(UsageError) -> RunSettings {
    var settings = RunSettings()
    try settings.readEnvironment()
    return settings
  }

  static func run(_ settings: RunSettings, _ paths: [String]) throws(CommandFault) -> ExitStatus {
    var settings = settings
    settings.paths = paths
    if settings.lists { return try ListCommand.list(settings, asJSON: false) }
    let ending = PrematureExit()
    defer { ending.withdraw() }
    return try CommandRun(settings).carryOut()
  }
}
