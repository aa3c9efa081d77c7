import SpecResults

/// The event stream as JSON Lines: what `merge` and `--compare` read.
struct JSONReporter: Reporter {
  mutating func report(_ event: RunEvent) -> String {
    String(decoding: event.jsonLine(), as: UTF8.self)
  }
}
