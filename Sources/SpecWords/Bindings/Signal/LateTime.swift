import Motion
import SpecResults

/// A time so long after anything moved that it was hardly meant in seconds.
struct LateTime {
  private let time: Double
  private let rest: Double

  /// The time, where it lies that long after all came to rest.
  init?(_ time: Double, after rest: @autoclosure () -> Double?) {
    // Nothing moves before the time 0, so most times need no look at the changes.
    let delay = Figure.doubtfulSeconds
    guard time.isFinite, time > delay, let rest = rest(), time > rest + delay
    else { return nil }
    self.time = time
    self.rest = rest
  }

  /// What to say of it to who wrote it.
  var sentence: String {
    "looks at \(time.text("s")), long after anything moved (\(rest.text("s"))): times are in "
      + "seconds; did you mean \((time / 1000).text("s"))?"
  }
}

extension Argument {
  /// Warns where a signal is asked about a time that was hardly meant in seconds.
  func warnWhereNothingMoves(from time: Double, in signal: Signal) {
    guard let late = LateTime(time, after: signal.trajectory.rest) else { return }
    call.warn("\(word) \(late.sentence)")
  }
}
