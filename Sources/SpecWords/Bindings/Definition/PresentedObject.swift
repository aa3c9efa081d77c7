import Interactions
import LuaHost

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
        throw call.noSuchMember(of: .presented, among: builder.names)
      }
      try call.push(channel: name, of: builder.trace)
    }
  }
}

extension SubjectScript {
  /// Declares a channel: exact for as long as its function puts signals together, else what it draws.
  func declareChannel(_ name: String, _ draw: LuaReference) throws {
    let builder = try builder()
    let isOfUiAlone = (interpreter.onlyUpvalue(of: draw) as? UiObject)?.script === self
    var known: Formula?
    builder.channel(name) { [self] () throws -> StateValue in
      if let known { return .object(known) }
      let wasAsked = isAsked
      isAsked = false
      defer { isAsked = isAsked || wasAsked }
      return try interpreter.call(draw, pushing: { _ in }) { results in
        guard results.kind(1) == .object, let signal: SignalObject = results.object(1) else {
          return try Argument(results, slot: 1, word: "ui:channel", name: "the answer").stateValue()
        }
        let formula = signal.formula(in: builder.graph)
        // It can answer nothing else: it has seen no state, and nothing outside of the subject.
        if isOfUiAlone, !isAsked { known = formula }
        return .object(formula)
      }
    }
  }
}
