import SpecReports
import SpecResults

/// A Markdown file with tables that the program keeps up to date between its markers:
/// `<!-- sprung checklist ARGUMENTS -->` and `<!-- sprung end -->`.
struct CommittedTables {
  private let path: String
  private let settings: ChecklistCommand.Settings
  private let text: String

  private static let opening = "<!-- sprung checklist"
  private static let closing = "<!-- sprung end -->"

  /// Reads the file at `path`.
  init(path: String, _ settings: ChecklistCommand.Settings) throws(CommandFault) {
    self.path = path
    self.settings = settings
    do throws(FileFault) {
      text = String(decoding: try contents(of: path), as: UTF8.self)
    } catch {
      throw CommandFault(error)
    }
  }

  /// Rewrites the file, or answers `failed` where that would change it.
  func bringUpToDate() throws(CommandFault) -> ExitStatus {
    let current = try current()
    if current == text { return .passed }
    if settings.compared != nil {
      say("\(path): out of date; 'sprung checklist --update \(path)' rewrites it")
      return .failed
    }
    do throws(FileFault) {
      let file = try ReportFile(path: path)
      file.write(current)
      try file.close()
    } catch {
      throw CommandFault(error)
    }
    return .passed
  }

  /// The text with every table as it is now.
  private func current() throws(CommandFault) -> String {
    var lines: [String] = []
    var isInside = false
    var isMarked = false
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (place, line) in all.enumerated() {
      if line == Self.closing { isInside = false }
      if !isInside { lines.append(line) }
      guard line.hasPrefix(Self.opening), line.hasSuffix("-->") else { continue }
      (isInside, isMarked) = (true, true)
      let words = line.dropFirst(Self.opening.count).dropLast(3).split(separator: " ")
      lines.append("\n" + (try table(words.map(String.init), at: "\(path):\(place + 1)")))
    }
    guard isMarked else { throw CommandFault("\(path): no line '\(Self.opening) ID… -->'") }
    if isInside { throw CommandFault("\(path): no line '\(Self.closing)' after the last table") }
    return lines.joined(separator: "\n")
  }

  /// The table that a marker with these arguments is for, which stands at `place`.
  private func table(_ arguments: [String], at place: String) throws(CommandFault) -> String {
    var settings = settings
    let ids: [String]
    do throws(UsageError) {
      ids = try ArgumentParser(ChecklistCommand.groups).parse(arguments, into: &settings)
    } catch {
      throw CommandFault("\(place): \(error)")
    }
    var reporter = MarkdownReporter(language: settings.trial.run.language)
    var text = ""
    let run = try CommandRun(try settings.run(of: ids))
    let (summary, faults) = try run.carryOut { event in text += reporter.report(event) }
    if let fault = faults.first { throw CommandFault("\(place): \(fault)") }
    // A check that fails has its row; one that was left out would be missing from the table.
    let isWhole = summary.erroredFiles == 0 && summary.ending == .complete
    guard isWhole, run.foundStatuses.isEmpty else {
      throw CommandFault(
        "\(place): not all checks could be run",
        status: .worst(run.foundStatuses + summary.statuses(allowsNothing: true)))
    }
    return text
  }
}
