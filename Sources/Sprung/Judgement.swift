import Motion
import SpecResults

/// What came of judging a claim about a signal.
public struct Judgement: Sendable, CustomStringConvertible {
  /// Whether the claim holds; one that was about nothing does not.
  public let holds: Bool

  /// What there is to spare, in the signal's unit; negative by how much it fails, and `nil` where
  /// nothing was checked or there is no end to it.
  public let margin: Double?

  /// The instant that decides, in seconds; `nil` where none does.
  public let time: Double?

  /// The first instant at which what is claimed of each instant fails, in seconds.
  public let firstViolation: Double?

  /// The claim, and what came of it, in words.
  public let description: String

  /// Judges `claim`, which `sentence` puts into words.
  ///
  /// - Throws: `StillMoving` where it looks at what is not known yet.
  init(_ sentence: String, _ claim: Claim) throws(StillMoving) {
    let known = claim.knownUntil
    guard known == .infinity || !claim.reaches.contains(where: { $0.goesOn(from: known) }) else {
      throw StillMoving(knownUntil: known)
    }
    let verdict = claim.judged()
    holds = verdict.holds && !verdict.isVacuous
    let value = verdict.margin.value
    margin = verdict.isVacuous || !value.isFinite ? nil : value
    time = verdict.witness?.time
    firstViolation = verdict.firstViolation
    description = "\(sentence): \(Self.outcome(verdict, margin))"
  }

  private static func outcome(_ verdict: Verdict, _ margin: Double?) -> String {
    if verdict.isVacuous { return "nothing was checked" }
    let amount = margin.map { $0 == 0 ? " exactly" : " by \(Figure.margin(abs($0)))" } ?? ""
    let times = [("at", verdict.witness?.time), ("first at", verdict.firstViolation)]
      .compactMap { word, time in time.map { "\(word) \(Figure.value($0)) s" } }
    return (["\(verdict.holds ? "holds" : "fails")\(amount)"] + times).joined(separator: ", ")
  }
}

/// A claim looks at what comes after an instant until which a signal is known: its subject still
/// moves, and has not been played on.
public struct StillMoving: Error, Equatable, CustomStringConvertible {
  /// Until when the signal is known, in seconds.
  public let knownUntil: Double

  public var description: String {
    "the subject still moves and is known until \(Figure.value(knownUntil)) s only: play on, as by "
      + "settle(), before claiming what comes after"
  }
}
