import Interactions
import Motion
import SpecResults

/// Tells instants as a reader of a run thinks of them: by the release where it came before.
struct RunClock {
  private let release: (name: String, time: Double)?

  /// The clock of a run; of none, a plain one.
  init(_ run: Run?) {
    if let event = run?.released {
      release = ("release", event.time.seconds)
    } else {
      release = run?.cancelled.map { ("cancel", $0.time.seconds) }
    }
  }

  /// The instant in full, such as `0.219753 s (19.8 ms after release)` or `just before 0.2 s`.
  func text(_ moment: Moment) -> String {
    guard let since = since(moment), moment.time.isFinite else { return plain(moment) }
    return "\(plain(moment)) (\(since))"
  }

  /// The instant as the tail of a short text, such as ` 19.8 ms after release` or ` at 0.2 s`.
  ///
  /// - Parameter other: Another instant, in seconds, that it must not be taken for.
  func tail(_ moment: Moment, unlike other: Double? = nil) -> String {
    if moment.side == .at, let since = since(moment, unlike: other) { return " \(since)" }
    let isBeside = moment.side != .at && moment.time.isFinite
    return isBeside ? " \(plain(moment))" : " at \(plain(moment))"
  }

  private func plain(_ moment: Moment) -> String {
    guard moment.time.isFinite else { return "the end" }
    let time = "\(Figure.value(moment.time)) s"
    return switch moment.side {
    case .before: "just before \(time)"
    case .at: time
    case .after: "just after \(time)"
    }
  }

  private func since(_ moment: Moment, unlike other: Double? = nil) -> String? {
    guard let release, moment.time > release.time, moment.time.isFinite else { return nil }
    let time = Figure.duration(
      moment.time - release.time, unlike: other.map { $0 - release.time })
    return "\(time) after \(release.name)"
  }
}
