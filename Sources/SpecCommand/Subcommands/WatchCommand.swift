import SpecRunner

/// `sprung watch`: runs specs, and again whenever a Lua file beside them is saved.
enum WatchCommand: Subcommand {
  static let name = "watch"
  static let synopsis = RunCommand.synopsis
  static let summary = "runs specs again whenever a file is saved"

  static var groups: [OptionGroup<RunSettings>] { RunCommand.groups }

  static func defaults() -> RunSettings { RunSettings() }

  static func run(_ settings: RunSettings, _ paths: [String]) throws(CommandFault) -> ExitStatus {
    var settings = settings
    settings.paths = paths
    var saved: Set<String> = []
    while true {
      let folders = FolderWatch(
        around: paths.isEmpty ? [Discovery.defaultFolder] : paths, settings.subjects.values)
      guard var folders else { throw CommandFault("the system does not tell of saved files") }
      let status = try CommandRun(settings.only(saved)).carryOut()
      // A signal that comes during a run ends that in good order, and is meant for the whole.
      if [.interrupted, .terminated].contains(status) { return status }
      saved = folders.nextSaved()
    }
  }
}

extension RunSettings {
  /// The settings for another run after `saved` changed: those specs alone where nothing else did,
  /// since a module or a subject may matter to every spec.
  fileprivate func only(_ saved: Set<String>) -> RunSettings {
    let areSpecs = saved.allSatisfy { $0.hasSuffix(Discovery.suffix) }
    guard !saved.isEmpty, areSpecs else { return self }
    var settings = self
    settings.paths = Discovery(arguments: paths).files.map(\.path).filter(saved.contains)
    return settings.paths.isEmpty ? self : settings
  }
}
