import SpecResults

extension RunSummary {
  /// The statuses that apply to a run that ended so.
  func statuses(allowsNothing: Bool) -> [ExitStatus] {
    var statuses: [ExitStatus] = []
    if counts.failed > 0 { statuses.append(.failed) }
    if counts.errored + erroredFiles > 0 { statuses.append(.errored) }
    if counts.total == 0, erroredFiles == 0, !allowsNothing { statuses.append(.nothingSelected) }
    return statuses + ending.statuses
  }
}

extension RunSummary.Ending {
  /// The statuses that apply to what ended so.
  var statuses: [ExitStatus] {
    switch self {
    case .complete, .failureLimit: []
    case .timeout: [.errored]
    case .interrupted(let signal): [signal == 2 ? .interrupted : .terminated]
    }
  }
}
