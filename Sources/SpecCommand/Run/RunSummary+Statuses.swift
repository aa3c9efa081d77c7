import SpecResults

extension RunSummary {
  /// The statuses that apply to a run that ended so.
  func statuses(allowsNothing: Bool) -> [ExitStatus] {
    var statuses: [ExitStatus] = []
    if counts.failed > 0 { statuses.append(.failed) }
    if counts.errored + erroredFiles > 0 { statuses.append(.errored) }
    if counts.total == 0, erroredFiles == 0, !allowsNothing { statuses.append(.nothingSelected) }
    switch ending {
    case .complete, .failureLimit: break
    case .timeout: statuses.append(.errored)
    case .interrupted(let signal): statuses.append(signal == 2 ? .interrupted : .terminated)
    }
    return statuses
  }
}
