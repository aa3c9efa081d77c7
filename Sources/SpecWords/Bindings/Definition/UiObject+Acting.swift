import Interactions
import LuaHost

/// The words that act: transactions, timers, methods, monitors and marks.
extension UiObject {
  static func describeActing(_ members: inout UiMembers) {
    members.word(.withAnimation) { ui, builder, said in
      let words = try AnimationWords(said)
      try ui.refuseWhereNothingActs(said, builder)
      try ui.withAnimation(builder, words, said.arguments.call)
    }
    members.word(.withTransaction) { ui, builder, said in
      try said.arguments.atMost(2)
      let change = try TransactionChange(said.laid(1, "the transaction", as: .options))
      let body = try said.arguments[2, "the body"].function()
      try ui.refuseWhereNothingActs(said, builder)
      try builder.withTransaction(change.apply) { try said.arguments.call.passOn(body) }
    }
    members.word(.withoutAnimation) { ui, builder, said in
      let body = try said.only("the body", as: .function).function()
      try ui.refuseWhereNothingActs(said, builder)
      try builder.withAnimation(nil) { try said.arguments.call.passOn(body) }
    }
    members.word(.after) { ui, builder, said in
      try said.arguments.atMost(2)
      let seconds = try said.laid(1, "the time", as: .value).span()
      let body = try said.arguments[2, "the function"].function()
      let interpreter = ui.script.interpreter
      builder.after(seconds) { try interpreter.run(body) }
    }
    members.word(.action) { ui, builder, said in
      try said.arguments.atMost(2)
      let name = try said.arguments[1, "the name"].string()
      if SubjectObject.hostType.memberNames.contains(name) {
        said.arguments.call.warn(
          "\(said.arguments.word): every subject has a \(name) of its own, which hides this one there: "
            + "call it otherwise")
      }
      let body = try said.laid(2, "the function", named: name, as: .function).function()
      let interpreter = ui.script.interpreter
      builder.action(name) { values in
        try interpreter.call(body) { call in
          for value in values { call.push(value) }
        } reading: { results in
          try (0..<results.count).map {
            try Argument(results, slot: $0 + 1, word: name, name: "the answer").stateValue()
          }
        }
      }
    }
    members.word(.monitor) { ui, builder, said in
      let body = try said.only("the function", as: .function).function()
      let interpreter = ui.script.interpreter
      let record = try interpreter.specContext.record(
        .rawEvent, ["time", "location", "phase", "pointer", "reason"])
      builder.monitor { event in
        try interpreter.run(body) { call in
          call.push(event)
          call.setMetatable(record)
        }
      }
    }
    members.word(.mark) { ui, builder, said in
      builder.mark(try said.only("the text", as: .value).string())
    }
  }

  /// Throws where a word that changes something is said before there is anything to change, or when
  /// nothing runs that might change it.
  private func refuseWhereNothingActs(
    _ said: UiCall, _ builder: InteractionBuilder
  ) throws(HostError) {
    let word = said.arguments.word
    if script.isBuilding {
      throw HostError(
        "\(word): nothing is shown yet while the interaction is built: write it in a callback, as in "
          + "drag:on_ended(function() … end)")
    }
    guard !builder.isActing else { return }
    throw HostError(
      "\(word): no callback runs: a spec writes subject:edit(name, value), or calls a ui:action that "
        + "says \(word)")
  }

  private func withAnimation(
    _ builder: InteractionBuilder, _ words: AnimationWords, _ call: Call
  ) throws {
    let interpreter = script.interpreter
    try builder.withAnimation(
      words.animation, criteria: words.criteria, unitVelocity: words.unitVelocity,
      completion: words.completion.map { completion in { try interpreter.run(completion) } }
    ) {
      try call.passOn(words.body)
    }
  }
}

/// What `ui:with_transaction` changes; what is left out is inherited.
private struct TransactionChange {
  private let changes: [(inout Transaction) -> Void]

  init(_ argument: Argument) throws {
    let options = try Options(argument, TransactionObject.fieldNames)
    changes = try TransactionObject.fieldNames.compactMap { name in
      guard let value = options[name].present else { return nil }
      return try TransactionObject.change(name, value)
    }
  }

  func apply(_ transaction: inout Transaction) {
    for change in changes { change(&transaction) }
  }
}

extension Call {
  /// Calls a function and answers what it answers.
  fileprivate func passOn(_ function: LuaReference) throws {
    for answer in try interpreter.call(function) { push(answer) }
  }

  /// Adds a raw pointer event: a table.
  fileprivate func push(_ event: PointerEvent) {
    pushTable(fields: 5)
    push(event.time.seconds)
    setField("time")
    push(event.location)
    setField("location")
    push(event.phase.rawValue)
    setField("phase")
    push(event.pointer)
    setField("pointer")
    guard let reason = event.reason else { return }
    push(reason)
    setField("reason")
  }
}
