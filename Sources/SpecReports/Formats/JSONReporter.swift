package import SpecResults

/// The event stream as JSON Lines: what `merge` and `--compare` read.
package struct JSONReporter: Reporter {
  /// A stream from its start.
  package init() {}

  package mutating func report(_ event: RunEvent) -> String {
    String(decoding: event.jsonLine(), as: UTF8.self)
  }
}
