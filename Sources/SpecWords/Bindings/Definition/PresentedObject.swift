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
  /// Declares a channel: exact for as long as its function puts signals together, else what it draws.
  func declareChannel(_ name: String, _ draw: LuaReference) throws {
    let (builder, interpreter) = (try builder(), interpreter)
    builder.channel(name) { () throws -> StateValue in
      try interpreter.call(draw, pushing: { _ in }) { results in
        if results.kind(1) == .object, let signal: SignalObject = results.object(1) {
          return .object(signal.formula(in: builder.graph))
        }
        return try Argument(results, slot: 1, word: "ui:channel", name: "the answer").stateValue()
      }
    }
  }
}
