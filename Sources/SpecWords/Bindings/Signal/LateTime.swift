import LuaHost
import Motion
import SpecResults

/// A time so long after anything moved that it was hardly meant in seconds.
struct LateTime {
  private let time: Double
  private let lastChange: Double

  /// How long after anything moved that is, in seconds.
  static let delay = 100.0

  /// The time, where it lies that long after the last change.
  init?(_ time: Double, after lastChange: Double) {
    guard time.isFinite, time > lastChange + Self.delay else { return nil }
    self.time = time
    self.lastChange = lastChange
  }

  /// What to say of it to who wrote it.
  var sentence: String {
    "looks at \(time.text("s")), long after anything moved (\(lastChange.text("s"))): times are in "
      + "seconds; did you mean \((time / 1000).text("s"))?"
  }
}

extension Argument {
  /// Warns where a signal is asked about a time that was hardly meant in seconds.
  func warnWhereNothingMoves(from time: Double, in signal: Signal) {
    // Nothing moves before the time 0.
    guard time > LateTime.delay, let last = signal.trajectory.pieces.last?.start,
      let late = LateTime(time, after: last)
    else { return }
    call.warn("\(word) \(late.sentence)")
  }
}
