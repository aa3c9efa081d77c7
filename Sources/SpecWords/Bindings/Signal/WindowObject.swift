import Interactions
import LuaHost
import Motion
import SpecResults

/// A window of time as scripts hold it.
final class WindowObject: HostObject {
  /// Where in time it looks.
  let span: TimeSpan

  /// An event that it was made of, and by whose clock it goes; `nil` where it was made of numbers.
  let event: EventObject?

  /// A window for scripts.
  init(_ span: TimeSpan, by event: EventObject? = nil) {
    self.span = span
    self.event = event
  }

  static let hostType = HostType("window", of: WindowObject.self) { type in
    type.on(.text) { call in
      let window: WindowObject? = call.object(1)
      call.push(window?.description ?? "window")
    }
    type.onUnknownMember { call, _ in throw call.noSuchMember(of: .window, among: []) }
  }
}

extension WindowObject: CustomStringConvertible {
  var description: String { "window \(span.text)" }
}

/// The words that make windows: `after`, `from_to`, `in_next`.
enum WindowWords {
  static func install(in words: inout WordRegistry) {
    words.function("after") { call in
      let arguments = Arguments(call, of: "after")
      try arguments.atMost(2)
      let start = try arguments[1, "the time"].time()
      let duration = arguments[2, "the duration"]
      guard call.object(2, as: EventObject.self) == nil else {
        throw HostError(
          call.object(1, as: EventObject.self) == nil
            ? "after: the event comes first: after(run.released, 0.5)"
            : "after: the second is a duration, as in after(run.released, 0.5); up to an event it is "
              + "from_to(run.began, run.released)")
      }
      if call.kind(2) == .function {
        throw duration.refused(
          "a time in seconds",
          hint: ": in an interaction it is ui:after(0.3, function() … end)")
      }
      let length = try duration.given?.duration()
      let end = length.map { Instant.sum(start, $0) } ?? .infinity
      call.push(
        WindowObject(
          .fixed(Window(from: start, to: end, includesEnd: length != nil)), by: call.object(1)))
    }
    words.function("from_to") { call in
      let arguments = Arguments(call, of: "from_to")
      try arguments.atMost(2)
      let start = try arguments[1, "the start"].time()
      let last = arguments[2, "the end"]
      let end = try last.time()
      let events: (first: EventObject?, last: EventObject?) = (call.object(1), call.object(2))
      if let first = events.first, let last = events.last,
        first.subject.stage !== last.subject.stage
      {
        throw HostError(
          "from_to: the end is \(last.shown(beside: first.subject)), on another clock than the start, "
            + "\(first.shown(beside: last.subject)): \(EventObject.clockAdvice)")
      }
      guard start <= end else {
        throw last.refused(
          "no earlier than the start, \(Figure.value(start)) s", hint: ": are they exchanged?")
      }
      call.push(WindowObject(.fixed(Window(from: start, to: end)), by: events.first ?? events.last))
    }
    words.function("in_next") { call in
      let arguments = Arguments(call, of: "in_next")
      try arguments.atMost(2)
      if call.object(1, as: EventObject.self) != nil {
        throw HostError("in_next: takes seconds; from an event on it is after(run.released)")
      }
      let first = try arguments[1, "the duration"].duration()
      guard let last = arguments[2, "the end"].given else {
        return call.push(WindowObject(.inNext(0, first)))
      }
      let end = try last.duration()
      guard first <= end else { throw last.refused("no less than the start, \(first)") }
      call.push(WindowObject(.inNext(first, end)))
    }
  }
}

extension TimeSpan {
  /// The window in words, as claims are told: `from 0.2 s to 0.9 s`; empty for all of the run.
  var text: String {
    switch self {
    case .inNext(let near, let far) where near == 0: "in the next \(Figure.value(far)) s"
    case .inNext(let near, let far):
      "from \(Figure.value(near)) s to \(Figure.value(far)) s later"
    case .fixed(let window):
      switch (window.start > -.infinity, window.end < .infinity) {
      case (false, false): ""
      case (true, false): "from \(Figure.value(window.start)) s on"
      case (false, true): "before \(Figure.value(window.end)) s"
      case (true, true):
        "from \(Figure.value(window.start)) s to \(Figure.value(window.end)) s"
      }
    }
  }
}
