/// `overshoots`: how far the signal goes past its target, seen from where it starts.
///
/// A picture: a door that swings through its frame before it comes to rest in it. What it does on
/// the way out, before it turns towards the target, is a peak and no overshoot.
package struct Overshoots: PlainWord {
  /// The signal.
  var signal: Signal
  /// What is overshot.
  var target: Double
  /// How far past it the signal has to go, if that is claimed.
  var atLeast: Double?
  /// How far past it the signal may go, if that is claimed.
  var atMost: Double?
  /// Where it is looked at; the start of the window tells which side is past the target.
  package var window: Window
  package var unit: String

  /// `signal` goes past `target` by an amount between the two bounds that are given.
  package init(
    _ signal: Signal, past target: Double, atLeast: Double?, atMost: Double?, window: Window,
    unit: String
  ) {
    self.signal = signal
    self.target = target
    self.atLeast = atLeast
    self.atMost = atMost
    self.window = window
    self.unit = unit
  }

  package var signals: [Signal] { [signal] }

  package var scale: Double { max(abs(atMost ?? atLeast ?? 0), 1) }

  /// Whether the signal stands at its target where the window begins, so that any way away from
  /// there counts.
  package var startsAtTarget: Bool {
    signal.trajectory.value(at: window.cut(from: signal.start).start) == target
  }

  package func judged() -> Verdict {
    let window = window.cut(from: signal.start)
    guard let extremes = signal.extremes(over: window),
      let start = signal.trajectory.value(at: window.start)
    else { return .vacuous(.least) }
    let furthest = furthest(extremes, from: start)
    let past = max(0, furthest.distance)
    let spare = min(atLeast.map { past - $0 } ?? .infinity, atMost.map { $0 - past } ?? .infinity)
    var verdict = Verdict(margin: Margin(spare, holdsAtZero: true))
    verdict.witness = furthest.extreme.moment
    verdict.measure = {
      let overshoot = Measure(.overshoot, past, unit: unit, at: furthest.extreme.moment)
      guard start != target else { return [overshoot] }
      return [overshoot, Measure(.overshootShare, 100 * past / abs(target - start), unit: "%")]
    }
    if !verdict.holds { verdict.firstViolation = firstViolation(from: start, in: window) }
    return verdict
  }

  private func furthest(
    _ extremes: Extremes, from start: Double
  ) -> (extreme: Extreme, distance: Double) {
    let above = (extremes.greatest, extremes.greatest.value - target)
    let below = (extremes.least, target - extremes.least.value)
    if start == target { return above.1 >= below.1 ? above : below }
    return start < target ? above : below
  }

  private func firstViolation(from start: Double, in window: Window) -> Double {
    guard let atMost else { return window.start }
    let comparison: Comparison =
      if start == target {
        .near(target, within: atMost)
      } else {
        start < target ? .atMost(target + atMost) : .atLeast(target - atMost)
      }
    return signal.firstFailure(of: comparison, in: window) ?? window.start
  }
}
