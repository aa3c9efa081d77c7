import SpecResults

/// Why nothing could be diagnosed.
public enum DiagnosisFault: Error, Hashable, CustomStringConvertible {
  /// No documented mistakes are known of the interaction.
  case unknown(interaction: String, known: [String])
  /// There are no checks about the interaction.
  case noChecks(interaction: String)
  /// The folder of the mistakes, or one of them, cannot be read.
  case unreadable(reason: String)
  /// A file that may hold checks could not be read whole.
  case unlisted(reason: String)
  /// A signal ended the checks, or, where there is none, their time was up.
  case cutShort(signal: Int32?)
  /// Not one check could be judged with the subject.
  case notJudged(reason: String)
  /// Most of the checks could not be judged, so that what is left says little.
  case tooLittle(obstacles: [String], checks: Int, unjudged: Int)
  /// The system refused what the checks need to run.
  case refused(reason: String)

  public var description: String {
    switch self {
    case .unknown(let interaction, let known):
      "no mistakes are known of '\(interaction)'" + Suggestion.choice(interaction, in: known)
    case .noChecks(let interaction): "there are no checks about '\(interaction)'"
    case .tooLittle(let obstacles, let checks, let unjudged):
      (["\(unjudged) of \(checks) checks could not be judged, so no mistake can be named:"]
        + obstacles.map { "   \($0)" }).joined(separator: "\n")
    case .cutShort(let signal):
      signal.map { "interrupted by signal \($0)" } ?? "the time of the run was up"
    case .unreadable(let reason), .unlisted(let reason), .notJudged(let reason),
      .refused(let reason):
      reason
    }
  }
}
