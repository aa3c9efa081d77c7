import Interactions
import LuaHost

/// The words that declare what an interaction holds.
extension UiObject {
  static func describeStates(_ members: inout UiMembers) {
    members.word(.state) { ui, builder, said in
      try said.arguments.atMost(2)
      let (name, initial) = try said.nameAndValue(in: builder)
      _ = builder.state(name, initial)
    }
    members.word(.gestureState) { ui, builder, said in
      let (name, initial) = try said.nameAndValue(in: builder)
      let reset = try said.arguments.options(at: 3, ["reset"])["reset"].present?.function()
      _ = builder.gestureState(name, initial, reset: reset.map(ui.reset))
    }
    members.word(.channel) { ui, builder, said in
      try said.arguments.atMost(2)
      let name = try said.newName(in: builder)
      let draw = try said.laid(2, "what it shows", named: name, as: .function).function()
      try ui.script.declareChannel(name, draw)
    }
    members.word(.text) { ui, builder, said in
      try said.arguments.atMost(2)
      let name = try said.arguments[1, "the name"].string()
      let draw = try said.laid(2, "the function", named: name, as: .function).function()
      let interpreter = ui.script.interpreter
      builder.text(name) {
        try interpreter.call(draw, pushing: { _ in }) { results in
          try Argument(results, slot: 1, word: "ui:text", name: name).string()
        }
      }
    }
    members.word(.onChange) { ui, builder, said in
      try said.arguments.atMost(2)
      let interpreter = ui.script.interpreter
      let name = said.arguments.call.string(2)
      let observed = try said.laid(name == nil ? 1 : 2, "the function", named: name, as: .function)
      let body = name == nil ? said.arguments[2, "the function"] : observed
      let observer = try body.function()
      func run(_ old: StateValue, _ new: StateValue) throws {
        try interpreter.run(observer) { call in
          call.push(old)
          call.push(new)
        }
      }
      if let name {
        try builder.onChange(ofNamed: name, run)
      } else {
        let watched = try observed.function()
        builder.onChange(of: { try interpreter.answer(watched, "ui:on_change") }, run)
      }
    }
    members.method("model") { ui, call in
      let name = try Arguments(call, ofMethod: "ui:model").only("the name").string()
      let builder = try ui.script.builder()
      call.push(try call.driving("ui:model") { try builder.model(name) })
    }
    members.method("value") { ui, call in
      let name = try Arguments(call, ofMethod: "ui:value").only("the name").string()
      let builder = try ui.script.builder()
      call.push(try call.driving("ui:value") { try builder.shown(name) })
    }
  }

  /// What runs when a gesture state returns.
  private func reset(_ function: LuaReference) -> (StateValue, inout Transaction) throws -> Void {
    { [script] value, transaction in
      let object = TransactionObject(transaction)
      try script.interpreter.run(function) { call in
        call.push(value)
        call.push(object)
      }
      transaction = object.transaction
    }
  }
}

extension UiCall {
  /// The name and the first value of a state.
  fileprivate func nameAndValue(
    in builder: InteractionBuilder
  ) throws -> (name: String, initial: StateValue) {
    let name = try newName(in: builder)
    let initial = try laid(2, "the initial value", named: name, as: .value)
    guard !initial.isLeftOut else {
      throw initial.refused("given", hint: ": write \(arguments.word)(\"\(name)\", 0)")
    }
    return (name, try initial.stateValue())
  }

  /// The name that a word declares, which nothing bears yet.
  fileprivate func newName(in builder: InteractionBuilder) throws -> String {
    let name = try arguments[1, "the name"].ownName()
    guard !builder.has(name) else { throw InteractionError.declaredTwice(name: name) }
    if RunObject.hostType.memberNames.contains(name) {
      arguments.call.warn(
        "\(arguments.word): run.\(name) is a field of every run, which hides this one there: call it "
          + "otherwise")
    }
    return name
  }
}

extension Argument {
  /// A name, by which something is asked for.
  func ownName() throws -> String {
    let name = try string()
    guard !name.isEmpty else { throw refused("a name") }
    return name
  }
}

extension Interpreter {
  /// Calls a function for what it does.
  func run(_ function: LuaReference, pushing push: (Call) -> Void = { _ in }) throws {
    try call(function, pushing: push) { _ in }
  }

  /// Calls a function for a value that a state can hold; messages call it `word`.
  func answer(
    _ function: LuaReference, _ word: String, pushing push: (Call) -> Void = { _ in }
  ) throws -> StateValue {
    try call(function, pushing: push) { results in
      try Argument(results, slot: 1, word: word, name: "the answer").stateValue()
    }
  }
}
