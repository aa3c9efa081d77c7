import Interactions
import LuaHost
import Motion

/// What `ui.presented` is: the signals of the states and channels, to make channels of.
final class PresentedObject: HostObject {
  private let script: SubjectScript

  init(_ script: SubjectScript) {
    self.script = script
  }

  static let hostType = HostType("presented", of: PresentedObject.self) { type in
    type.onOtherMember { object, call, _ in
      let builder = try object.script.builder()
      guard let name = call.string(2), builder.has(name) else {
        throw call.noSuchMember(of: "ui.presented", among: builder.names)
      }
      try call.push(channel: name, of: builder.trace)
    }
  }
}

extension SubjectScript {
  /// Declares a channel: exact where its function puts signals together, else what it draws.
  func declareChannel(_ name: String, _ draw: LuaReference) throws {
    let (builder, interpreter) = (try builder(), interpreter)
    // What it answers before anything is shown tells the kind; what it raises then does not count.
    let first: Signal? = try? interpreter.signal(draw)
    guard first != nil else {
      builder.channel(name) { try interpreter.answer(draw, "ui:channel") }
      return
    }
    builder.channel(
      name,
      from: {
        guard let signal = try interpreter.signal(draw) else {
          throw HostError("ui:channel: the function of \"\(name)\" should go on answering a signal")
        }
        return signal
      })
  }
}

extension Interpreter {
  /// The signal that a function answers; `nil` where it answers something else.
  fileprivate func signal(_ function: LuaReference) throws -> Signal? {
    try call(function, pushing: { _ in }) { results in
      let object: SignalObject? = results.object(1)
      return try object?.signal()
    }
  }
}
