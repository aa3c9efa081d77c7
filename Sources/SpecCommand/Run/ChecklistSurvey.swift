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
    let (summary, faults) = try Run(try settings.run(of: ids)).carryOut { event in
      if case .specFinished(let result) = event { results.append(result) }
    }
    if let fault = faults.first { throw CommandFault(fault) }
    guard self == .coverage else {
      return show(FindingList(of: results, in: settings.trial.run.language).text)
    }
    let coverage = try coverage(of: results, settings)
    let written = show(coverage.text)
    return .worst(
      [written, coverage.isComplete ? .passed : .failed]
        + summary.statuses(allowsNothing: false))
  }

  private func coverage(
    of results: [SpecResult], _ settings: ChecklistCommand.Settings
  ) throws(CommandFault) -> Coverage {
    let library = try MutationTrial(settings.trial).library
    guard let rows = try settings.documentRows() else {
      throw CommandFault("there are no rows to cover: no file \(DocumentRows.defaultFile)")
    }
    return Coverage(of: rows, by: results, library.mutants + library.variants)
  }
}
