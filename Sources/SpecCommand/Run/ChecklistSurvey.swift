import SpecReports
import SpecResults
import SpecSearch

/// What `sprung checklist` tells of all checks at once, instead of their tables.
enum ChecklistSurvey {
  /// Which rows and mistakes the checks cover.
  case coverage
  /// The facts that the checks came upon.
  case findings

  /// Runs the checks that `ids` mean and tells of them.
  func carryOut(
    _ settings: ChecklistCommand.Settings, _ ids: [String]
  ) throws(CommandFault) -> ExitStatus {
    var results: [SpecResult] = []
    let run = try CommandRun(try settings.run(of: ids))
    let (summary, faults) = try run.carryOut { event in
      switch event {
      case .specFinished(let result): results.append(result)
      case .fileErrored(let path, let error):
        say(lines: error.lines(inFileAt: path).joined(separator: "\n"))
      case .runStarted, .fileStarted, .fileFinished, .runFinished: break
      }
    }
    if let fault = faults.first { throw CommandFault(fault) }
    let statuses = run.foundStatuses + summary.statuses(allowsNothing: false)
    guard self == .coverage else {
      let list = FindingList(of: results, in: settings.trial.run.language)
      return .worst([show(list.text)] + statuses)
    }
    let coverage = try coverage(of: results, settings)
    let written = show(coverage.text)
    return .worst([written, coverage.isComplete ? .passed : .failed] + statuses)
  }

  private func coverage(
    of results: [SpecResult], _ settings: ChecklistCommand.Settings
  ) throws(CommandFault) -> Coverage {
    let library = try settings.trial.library()
    guard let rows = try settings.documentRows() else {
      throw CommandFault("there are no rows to cover: no file \(DocumentRows.defaultFile)")
    }
    return Coverage(of: rows, by: results, library.mistakes + library.madeInSwift)
  }
}
