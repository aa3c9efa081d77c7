import Interactions
import LuaHost

/// A drag that an interaction declares, as scripts hold it.
final class DragObject: HostObject {
  let drag: DragGesture
  private let script: SubjectScript
  private let level: Int

  init(_ drag: DragGesture, _ script: SubjectScript, level: Int) {
    (self.drag, self.script, self.level) = (drag, script, level)
  }

  static let hostType = HostType("drag", of: DragObject.self) { type in
    type.word(.updating) { object, said in
      try said.arguments.atMost(2)
      let name = try said.arguments[1, "the name"].string()
      try object.update(
        name, try said.laid(2, "the function", named: name, as: .function).function())
    }
    type.word(.onChanged) { object, said in
      object.drag.onChanged(
        object.running(try said.only("the function", as: .function).function()))
    }
    type.word(.onEnded) { object, said in
      object.drag.onEnded(
        object.running(try said.only("the function", as: .function).function()))
    }
    type.word(.disabled) { object, said in
      object.drag.disabled(
        try said.only("whether it is disabled", as: .function)
          .drawn(object.script, as: .truth))
    }
    type.word(.session) { object, said in
      let options = try said.only("the options", as: .options)
      try object.keepSession(Options(options, ["opening", "opened", "closed"]))
    }
    type.method("has_session") { object, call in call.push(object.drag.hasSession) }
    type.refuseUnknownMembers(of: .drag)
  }

  /// Keeps a session from the press or recognition until the end, whatever that is.
  private func keepSession(_ options: Options) throws {
    let interpreter = script.interpreter
    let opened = try options["opened"].present?.function()
    let closed = try options["closed"].present?.function()
    drag.session(
      opening: try options["opening"].word(of: DragSession.Opening.self),
      opened: { value in
        if let opened { try interpreter.run(opened) { $0.push(DragValueObject(value)) } }
      },
      closed: { if let closed { try interpreter.run(closed) } })
  }

  private func running(_ function: LuaReference) -> (DragValue) throws -> Void {
    { [interpreter = script.interpreter] value in
      try interpreter.run(function) { $0.push(DragValueObject(value)) }
    }
  }

  /// Lets a gesture state follow the drag.
  private func update(_ name: String, _ function: LuaReference) throws {
    let property = try script.builder().gestureState(named: name)
    let interpreter = script.interpreter
    let place = interpreter.callerLocation()
    let blame = { (error: InteractionError) -> any Error in
      LuaError("drag:updating: \(error)", at: place)
    }
    drag.updating(property, blaming: blame) { value, state, transaction in
      let object = TransactionObject(transaction)
      let new = try interpreter.call(function) { call in
        call.push(DragValueObject(value))
        call.push(state)
        call.push(object)
      } reading: { results in
        guard results.count > 0 else {
          throw LuaError(
            "drag:updating: the function of \"\(name)\" should return its new value",
            at: interpreter.end(of: function))
        }
        return try Argument(results, slot: 1, word: "drag:updating", name: name)
          .stateValue(inPlaceOf: state)
      }
      transaction = object.transaction
      return new
    }
  }
}

extension HostType.Description where Object == DragObject {
  /// Adds a word that answers the drag.
  fileprivate mutating func word(
    _ word: UiWord, _ body: @escaping @Sendable (DragObject, UiCall) throws -> Void
  ) {
    method(word.rawValue) { object, call in
      let said = UiCall(word, "drag", call, object.said.script, level: object.said.level)
      try call.driving(said.arguments.word) { try body(object, said) }
      call.push(object)
    }
  }
}

extension DragObject {
  /// Where its words are said.
  fileprivate var said: (script: SubjectScript, level: Int) { (script, level) }
}
