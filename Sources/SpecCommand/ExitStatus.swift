/// What the process answers; the only place where these numbers stand.
enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything that was selected passed.
  case passed = 0
  /// An expectation failed, or a known issue passed.
  case failed = 1
  /// Wrong use: an option, a path that does not exist, a report that cannot be written.
  case usage = 2
  /// A spec could not be loaded, raised, used up a limit or crashed.
  case errored = 3
  /// Nothing was selected.
  case nothingSelected = 4
  /// The same seed gave another digest.
  case changedDigest = 5
  /// The program broke a promise of its own.
  case internalFault = 70
  /// A signal from the keyboard ended the run.
  case interrupted = 130
  /// A request to end ended the run.
  case terminated = 143

  private static let worstFirst: [ExitStatus] = [
    .internalFault, .terminated, .interrupted, .usage, .errored, .changedDigest, .failed,
    .nothingSelected, .passed,
  ]

  /// The status of a process to which all of `statuses` apply.
  static func worst(_ statuses: [ExitStatus]) -> ExitStatus {
    worstFirst.first { statuses.contains($0) } ?? .passed
  }
}
