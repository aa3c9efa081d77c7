import Interactions
import Motion
import SpecResults

/// By how much the signals of a claim may be off.
struct Leeway {
  /// How far, in their unit.
  var tolerance: Double

  /// The values that they may have, whatever else is claimed.
  var allowed = Interval(-.infinity, .infinity)

  /// So far from `target`, where that is given.
  init(_ tolerance: Double, from target: Double? = nil) {
    self.tolerance = tolerance
    if let target { allowed = Interval(target - tolerance, target + tolerance) }
  }
}

extension ClaimObject {
  /// What makes it doubtful that the claim, which was judged as `claim` and holds, says what was meant;
  /// `nil` where nothing does.
  func doubt(of claim: Claim) throws -> String? {
    if let swapped, try swapped.claim().judged().holds {
      return "is its tolerance swapped with its value? \(swapped.sentence), too"
    }
    return try doubtOfTolerance() ?? doubtOfShare() ?? claim.doubtOfAll ?? doubtOfStart(of: claim)
      ?? doubtOfJump(of: claim) ?? doubtOfClocks
  }

  /// Where signals of several clocks meet whose runs did not begin at the same time by theirs; claims
  /// that are joined may each go by a clock of their own.
  var doubtOfClocks: String? {
    guard parts.isEmpty else { return parts.lazy.compactMap(\.doubtOfClocks).first }
    guard subjects.count > 1 || subjects.first?.parts.isEmpty == false else { return nil }
    let runs = subjects.flatMap(\.runs)
    guard let first = runs.first,
      let other = runs.first(where: {
        $0.subject.stage !== first.subject.stage && $0.start != first.start
      })
    else { return nil }
    let (start, otherStart) = (first.start.seconds, other.start.seconds)
    return "the runs go by two clocks, and one began at \(Figure.value(start)) s, the other at "
      + "\(Figure.value(otherStart)) s: one time is not the same part of both; play each as the first "
      + "of its subject, or both on one stage{…}"
  }

  /// Where what has to be continuous jumps as the drag ends, at the start of the window, which is
  /// left out of it.
  private func doubtOfJump(of claim: Claim) throws -> String? {
    guard case .word(let word) = claim, let word = word as? IsContinuous, word.quantity == .value,
      let signal = subjects.first, let run = signal.run,
      let end = (run.released ?? run.cancelled)?.time, word.window.start == end.seconds
    else { return nil }
    let trajectory = word.signal.trajectory
    guard let before = signal.valueDragged(until: end, in: trajectory),
      let after = trajectory.value(at: end.seconds),
      abs(after - before) > word.atMost
    else { return nil }
    return "\(signal.name) jumps from \(before.text(signal.unit)) to \(after.text(signal.unit)) at "
      + "\(Figure.value(end.seconds)) s, and the start of the window, which is then, is left out of it: "
      + "claim x:at(t) near to what was there before"
  }

  /// Where a claim is decided at the start of its window, before what it waits for.
  private func doubtOfStart(of claim: Claim) -> String? {
    guard isAwaiting else { return nil }
    switch claim {
    case .holdsUntil(_, let goal, .fixed(let window)):
      guard goal.margin(at: max(window.start, goal.start)).holds else { return nil }
      return
        "what has to come holds at the start of the window, so nothing had to hold until then: "
        + "is it swapped with what has to hold? write holds_until(what holds, what comes, window)"
    case .eventually(let part, _):
      guard part.isAboutEachInstant, part.margin(at: part.start).holds, part.isAboutChange else {
        return nil
      }
      return "this holds at the start, before anything moves, so it can only hold: say from when "
        + "on, as in eventually(c, after(run.released))"
    default: return nil
    }
  }

  /// Where a signal never moves by more than it may be off.
  private func doubtOfTolerance() throws -> String? {
    guard let leeway, leeway.tolerance >= Self.clearMove, let signal = subjects.first,
      subjects.allSatisfy({ $0.unit == "pt" }), let range = try range
    else { return nil }
    let width = range.upper - range.lower
    guard width >= Self.clearMove, leeway.tolerance >= width,
      leeway.allowed.lower <= range.lower, range.upper <= leeway.allowed.upper
    else { return nil }
    let seen =
      subjects.count > 1
      ? "the signals are never further apart than \(Figure.value(width)) pt"
      : "\(signal.name) moves by \(Figure.value(width)) pt in all"
    return "\(seen), and the claim allows \(leeway.tolerance.text("pt")), so it can only hold"
  }

  /// Where a share that is never much more than 1 is held against one in percent.
  private func doubtOfShare() throws -> String? {
    guard let bound = bounds.max(), bound >= Self.clearMove, subjects.count == 1,
      subjects[0].isShare, let range = try range, range.upper <= 2
    else { return nil }
    return "\(subjects[0].name) is a share, \(range.upper.text) at most, and the claim allows "
      + "\(bound.text): is \((bound / 100).text) meant?"
  }

  /// The values that the signals have in all.
  private var range: Interval? {
    get throws {
      let extremes = try subjects.compactMap { try $0.signal().extremes(over: .all) }
      guard let least = extremes.map(\.least.value).min(),
        let greatest = extremes.map(\.greatest.value).max()
      else { return nil }
      return Interval(least, greatest)
    }
  }

  /// A distance in points that is no rest of a motion, and a number that is no share.
  private static let clearMove = 10.0
}

extension Claim {
  /// What hardly was meant where a part without a window is asked again and again.
  var doubtOfAll: String? {
    guard asksOfAllAgain else { return nil }
    return
      "a claim inside another that has no window looks at all of the run, and before the instant "
      + "asked, too: what comes after that is eventually(c, in_next(0.5))"
  }
}
