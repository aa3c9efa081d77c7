import Interactions
import Motion
import SpecResults

/// Tells instants as a reader of a run thinks of them: by the release where it came before.
struct RunClock {
  private let release: (name: String, time: Double)?

  /// The clock of a run; of none, a plain one.
  init(_ run: Run?) {
    let event = run?.released ?? run?.cancelled
    release = event.map { ($0.name, $0.time.seconds) }
  }

  /// The instant, such as `0.219792 s (19.8 ms after ended)` or `just before 0.2 s`.
  func text(_ moment: Moment) -> String {
    guard moment.time.isFinite else { return "the end" }
    let time = "\(Figure.value(moment.time)) s"
    let place = moment.isReached ? time : "just before \(time)"
    guard let release, moment.time > release.time else { return place }
    return "\(place) (\(Figure.duration(moment.time - release.time)) after \(release.name))"
  }

  /// When something came to rest.
  func arrival(_ time: Double) -> String {
    time.isFinite ? "at \(text(Moment(time: time)))" : "never"
  }
}
