import SpecReports
import SpecResults
import SpecRunner

/// The spec files of a run, and what was said on the way to them.
struct FoundFiles {
  /// This machine's share of the files.
  let files: [SpecFile]

  /// What applies already; empty where every path that was named exists.
  let statuses: [ExitStatus]

  /// All files, whatever this machine's share is.
  private let all: [SpecFile]

  private let settings: RunSettings

  /// Finds the files and tells of what could not be searched.
  init(_ settings: RunSettings) {
    self.settings = settings
    let discovery = Discovery(arguments: settings.paths)
    for note in discovery.notes { say(note) }
    for fault in discovery.faults { say(fault.description) }
    statuses = discovery.faults.isEmpty ? [] : [.usage]
    files = settings.shard?.share(of: discovery.files) ?? discovery.files
    all = discovery.files
  }

  /// What applies to a run of these files that ended so, and why nothing ran, where that is to be
  /// said.
  func verdict(
    on summary: RunSummary
  ) throws(CommandFault) -> (statuses: [ExitStatus], reason: String?) {
    if try isElsewhere(summary) { return ([], "nothing selected in this shard") }
    return (
      summary.statuses(allowsNothing: settings.allowsNothing), reasonForNothing(summary)
    )
  }

  /// Whether the selection is empty here, but not in all shares; what cannot be read is a matter of
  /// the share that has it.
  private func isElsewhere(_ summary: RunSummary) throws(CommandFault) -> Bool {
    guard settings.shard != nil, summary.counts.total == 0, summary.erroredFiles == 0,
      summary.ending == .complete
    else { return false }
    let all = try DeclaredSpecs(inAllOf: all, settings).summary
    return all.counts.total + all.erroredFiles > 0
  }

  /// Why nothing ran: what was not found, and how much there was before the selection; `nil` where
  /// something ran or was at fault, which has been said.
  func reasonForNothing(_ summary: RunSummary) -> String? {
    if summary.counts.total > 0 || summary.erroredFiles > 0 { return nil }
    if files.isEmpty, !statuses.isEmpty { return nil }
    if files.isEmpty {
      let places =
        settings.paths.isEmpty ? Discovery.defaultFolder : settings.paths.joined(separator: ", ")
      return "nothing selected: no *\(Discovery.suffix) in \(places)"
    }
    let all = "\(counted(summary.declared, "spec")) in \(counted(files.count, "file"))"
    if summary.declared == 0 {
      return "nothing selected: no it(…) and no check(…) in \(counted(files.count, "file"))"
    }
    return "nothing selected: \(all), none of them wanted\(wishes)"
  }

  private var wishes: String {
    let selection = settings.selection
    if selection.checksOnly { return " by a checklist, which is of check(…) alone" }
    var wishes = selection.filters.map { "--filter '\($0.text)'" }
    wishes += selection.exclusions.map { "--exclude '\($0.text)'" }
    wishes += selection.tags.sorted().map { "--tags \($0)" }
    wishes += selection.excludedTags.sorted().map { "--exclude-tags \($0)" }
    wishes +=
      settings.repeatsLastFailed
      ? ["--last-failed"] : (selection.ids ?? []).sorted().map { "--id '\($0)'" }
    let lines = files.flatMap { file in file.lines.sorted().map { "\(file.path):\($0)" } }
    if !lines.isEmpty { wishes.append("\(lines.joined(separator: ", ")), where none stands") }
    return wishes.isEmpty ? "" : " by " + wishes.joined(separator: ", ")
  }
}
