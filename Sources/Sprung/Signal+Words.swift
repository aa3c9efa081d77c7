public import Motion
import SpecResults

/// The words of specs, with their meaning. A window that is left out is all that the signal has; times
/// are in seconds on the subject's clock.
extension Signal {
  /// It is no more than `bound` at each instant.
  public func atMost(_ bound: Double, over window: Window = .all) throws -> Judgement {
    try always("at most \(bound.shortestText)", .atMost(bound), window)
  }

  /// It is no less than `bound` at each instant.
  public func atLeast(_ bound: Double, over window: Window = .all) throws -> Judgement {
    try always("at least \(bound.shortestText)", .atLeast(bound), window)
  }

  /// It lies within a distance of `value` at each instant.
  public func near(
    _ value: Double, within distance: Double, over window: Window = .all
  ) throws -> Judgement {
    try always(
      "\(value.shortestText) within \(distance.shortestText)", .near(value, within: distance),
      window)
  }

  /// It stays within a distance of `target` from `time` on.
  public func settles(
    at target: Double, within distance: Double, by time: Double
  ) throws -> Judgement {
    try Judgement(
      "settles at \(target.shortestText) within \(distance.shortestText) by \(time.shortestText) s",
      .word(Settles(self, at: target, within: distance, by: time, unit: "")))
  }

  /// Its greatest value lies within a distance of `value`.
  public func peaks(
    at value: Double, within distance: Double, over window: Window = .all
  ) throws -> Judgement {
    try Judgement(
      "peaks at \(value.shortestText) within \(distance.shortestText)",
      .word(Peaks(self, .at(value, within: distance), window: window, unit: "")))
  }

  /// It goes past `target`, as seen from where the window starts, by an amount in a range.
  public func overshoots(
    past target: Double, by range: ClosedRange<Double>, over window: Window = .all
  ) throws -> Judgement {
    let (least, most) = (range.lowerBound, range.upperBound)
    return try Judgement(
      "overshoots \(target.shortestText) by \(least.shortestText) to \(most.shortestText)",
      .word(
        Overshoots(self, past: target, atLeast: least, atMost: most, window: window, unit: "")))
  }

  /// It turns round so many times, by more than `size` each time.
  public func reverses(
    times: Int, largerThan size: Double, over window: Window = .all
  ) throws -> Judgement {
    try Judgement(
      "reverses \(times) times by more than \(size.shortestText)",
      .word(
        Reverses(self, atLeast: times, atMost: times, largerThan: size, window: window, unit: "")))
  }

  /// It only rises, or only falls; on the way back it moves by no more than `allowance`.
  public func isMonotonic(
    rising isRising: Bool, allowing allowance: Double = 0, over window: Window = .all
  ) throws -> Judgement {
    try Judgement(
      "only \(isRising ? "rises" : "falls"), and moves back by at most \(allowance.shortestText)",
      .word(
        IsMonotonic(self, isRising: isRising, allowing: allowance, window: window, unit: "")))
  }

  /// It jumps by no more than `bound`.
  public func isContinuous(value bound: Double, over window: Window = .all) throws -> Judgement {
    try isContinuous(.value, bound, window)
  }

  /// Its derivative jumps by no more than `bound` per second, where the value itself does not.
  public func isContinuous(velocity bound: Double, over window: Window = .all) throws -> Judgement {
    try isContinuous(.velocity, bound, window)
  }

  private func isContinuous(
    _ quantity: IsContinuous.Quantity, _ bound: Double, _ window: Window
  ) throws(StillMoving) -> Judgement {
    try Judgement(
      "jumps\(quantity == .velocity ? " in velocity" : "") by at most \(bound.shortestText)",
      .word(IsContinuous(self, quantity, atMost: bound, window: window, unit: "")))
  }

  /// It lies within a distance of another signal at each instant.
  public func matches(
    _ other: Signal, within distance: Double, over window: Window = .all
  ) throws -> Judgement {
    try Judgement(
      "matches the other signal within \(distance.shortestText)",
      .word(Matches(self, other, within: distance, window: window, unit: "")))
  }

  private func always(
    _ phrase: String, _ comparison: Comparison, _ window: Window
  ) throws(StillMoving) -> Judgement {
    try Judgement("is always \(phrase)", .always(.atom(Atom(self, comparison)), .fixed(window)))
  }
}
