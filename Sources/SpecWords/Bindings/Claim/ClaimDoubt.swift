import Motion
import SpecResults

extension ClaimObject {
  /// What makes it doubtful that the claim, which holds, says what was meant; `nil` where nothing
  /// does.
  func doubt() throws -> String? {
    if let swapped, try swapped.claim().judged().holds {
      return "is its tolerance swapped with its value? \(swapped.sentence), too"
    }
    guard tolerance >= Self.clearMove, let signal = subjects.first, signal.unit == "pt",
      let extremes = try signal.signal().extremes(over: .all)
    else { return nil }
    let range = extremes.greatest.value - extremes.least.value
    let allowed = Interval(bounds.min() ?? -.infinity, bounds.max() ?? .infinity)
    guard range >= Self.clearMove, tolerance >= range, allowed.lower <= extremes.least.value,
      extremes.greatest.value <= allowed.upper
    else { return nil }
    return "\(signal.name) moves by \(Figure.value(range)) pt in all, and the claim allows "
      + "\(tolerance.text("pt")), so it can only hold"
  }

  /// A distance in points that is no rest of a motion.
  private static let clearMove = 10.0
}
