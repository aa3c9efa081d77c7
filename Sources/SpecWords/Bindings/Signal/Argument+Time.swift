import LuaHost
import Motion

extension Argument {
  /// A time: a number of seconds on the subject's clock, or something that happened then.
  ///
  /// A number is read as the tick of the clock that it is next to, so that 0.2 + 0.1 is 0.3.
  func time() throws(HostError) -> Double {
    if let event: EventObject = call.object(slot) { return event.seconds }
    guard call.number(slot) != nil else {
      throw refused("a time in seconds or an event such as run.released", hint: missingEvent)
    }
    return Instant.sum(try number(), 0)
  }

  /// A time as plain words take it: a number, an event, or a window, of which it is the end.
  func instant() throws -> Double {
    let isWindow = call.kind(slot) == .table || call.object(slot, as: WindowObject.self) != nil
    guard isWindow else { return try time() }
    guard case .fixed(let window) = try timeSpan(), window.end < .infinity else {
      throw refused("a time, or a window that ends")
    }
    return window.end
  }

  /// The part of the time that a claim or a measurement looks at; all of it where it was left out.
  ///
  /// Neither nil nor an empty table stands for all of it: either is what comes of an event that did
  /// not happen, or of a name that is written wrong.
  func timeSpan() throws -> TimeSpan {
    if isLeftOut { return .all }
    if let window: WindowObject = call.object(slot) { return window.span }
    guard call.kind(slot) == .table else {
      throw refused(
        "a window such as after(run.released, 0.5) or { from = 0, to = 1 }",
        hint: call.isNil(slot)
          ? " (the event did not happen, or there is no such name; left out it is the whole run)"
          : "")
    }
    let ends = try Options(self, ["from", "to"])
    guard ends["from"].present != nil || ends["to"].present != nil else {
      throw misused(
        "\(word): \(name) says no from and no to (the event did not happen, or there is no such "
          + "name; left out it is the whole run)")
    }
    let start = try ends["from"].present?.time() ?? -.infinity
    let end = try ends["to"].present?.time() ?? .infinity
    guard start <= end else {
      throw refused("a window that starts before it ends (from \(start.text) to \(end.text))")
    }
    return .fixed(Window(from: start, to: end))
  }

  /// A window on the subject's clock; all of the run where it was left out.
  func window() throws -> Window {
    guard case .fixed(let window) = try timeSpan() else {
      throw refused("a window on the subject's clock; in_next(…) is for claims inside claims")
    }
    return window
  }

  private var missingEvent: String {
    guard call.isNil(slot) else { return "" }
    return isOption
      ? " (an event that did not happen is nil)" : " (it was left out, or the event did not happen)"
  }
}
