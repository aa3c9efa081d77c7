/// How a spec ended.
package enum Outcome: UInt8, Sendable, CaseIterable {
  /// Every claim held.
  case passed
  /// A claim did not hold, or nothing was claimed where something had to be.
  case failed
  /// The spec could not be judged: it raised, ran out of a budget, or crashed.
  case errored
  /// The spec was not run; its reason says why.
  case skipped
  /// It failed as `known_issue` said it would.
  case known

  /// Whether someone has to act, and it counts towards the failures that a run bears.
  package var isFailure: Bool { self == .failed || self == .errored }
}
