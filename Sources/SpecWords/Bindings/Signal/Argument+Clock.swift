import Interactions
import LuaHost
import Motion
import SpecResults

extension Argument {
  /// A time on the clock of `signals`.
  func time(on signals: [SignalObject]) throws -> Double {
    try requireClock(of: signals)
    return try time()
  }

  /// A time as plain words take it, on the clock of `signals`.
  func instant(on signals: [SignalObject]) throws -> Double {
    try requireClock(of: signals)
    return try instant()
  }

  /// The part of the time that is looked at, on the clock of `signals`.
  func timeSpan(on signals: [SignalObject]) throws -> TimeSpan {
    try requireClock(of: signals)
    return try timeSpan()
  }

  /// A window on the clock of `signals`.
  func window(on signals: [SignalObject]) throws -> Window {
    try requireClock(of: signals)
    return try window()
  }

  /// Throws where the time, or the window, is that of an event which happened on another clock than
  /// all of `signals` go by: what passes then says nothing.
  private func requireClock(of signals: [SignalObject]) throws {
    for event in try events {
      let stage = event.subject.stage
      if signals.contains(where: { $0.run?.subject.stage === stage }) { continue }
      let subjects = signals.flatMap(\.subjects)
      guard let subject = subjects.first, !subjects.contains(where: { $0.stage === stage }) else {
        continue
      }
      throw HostError(
        "\(word): \(name) comes from \(event.shown(beside: subject)), on another clock than "
          + "\(signals[0].name) of \(subject.name): \(EventObject.clockAdvice)")
    }
  }

  /// The events that the time or window is made of.
  var events: [EventObject] {
    get throws {
      if call.number(slot) != nil { return [] }
      if let window: WindowObject = call.object(slot) { return window.event.map { [$0] } ?? [] }
      if let event: EventObject = call.object(slot) { return [event] }
      guard call.kind(slot) == .table else { return [] }
      return try call.scoped {
        try ["from", "to"].compactMap { call.object(try call.field($0, of: slot)) }
      }
    }
  }
}

extension EventObject {
  /// What to do where times of two clocks meet.
  static let clockAdvice =
    "subjects on one stage{…} share a clock, and the time of an event is a plain number"

  /// The event as messages tell of it beside another subject, which may have the same name.
  func shown(beside other: Subject) -> String {
    let owner = (subject.name == other.name ? "another " : "") + subject.name
    return "an event of \(owner) (\(record.name) at \(Figure.value(seconds)) s)"
  }
}
