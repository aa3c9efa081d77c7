import Interactions
import LuaHost

/// One call of a word of `ui`, with what `with{}` lays over its arguments.
struct UiCall {
  let word: UiWord
  /// The arguments as they were written.
  let arguments: Arguments
  private let script: SubjectScript
  private let level: Int

  /// A word said to `ui`, a drag, a view or a control of a script.
  init(
    _ word: UiWord, _ owner: String, _ call: Call, _ script: SubjectScript, level: Int
  ) {
    self.word = word
    self.script = script
    self.level = level
    arguments = Arguments(call, ofMethod: word.rawValue, of: owner)
  }

  /// What an argument is for, which says what an override makes of it.
  enum Role {
    /// A function, or something drawn: a function is called in its place.
    case function
    /// A table of options: another is laid over it, and a function answers one.
    case options
    /// A value: another takes its place, and a function answers one.
    case value
  }

  /// The argument at `position` with all that is laid over it.
  ///
  /// - Parameter named: What the word names, where it names something.
  func laid(
    _ position: Int, _ name: String, named: String? = nil, as role: Role
  ) throws -> Argument {
    try overrides(named).reduce(arguments[position, name]) { argument, override in
      try lay(override, over: argument, as: role)
    }
  }

  /// The argument of a word that takes one alone, with all that is laid over it.
  func only(_ name: String, as role: Role) throws -> Argument {
    // Numbers where options belong are told of by the names of the options, not by their count.
    let isBare = role == .options && arguments.call.number(arguments[1, name].slot) != nil
    if !isBare { try arguments.atMost(1) }
    return try laid(1, name, as: role)
  }

  /// A value that a layer lays over the word, and the level above that layer.
  struct Override {
    /// The value.
    var slot: Int
    /// How many layers lie below whoever is called by it.
    var level: Int
  }

  /// What the layers lay over the word, innermost first.
  func overrides(_ named: String? = nil) throws -> [Override] {
    guard level < script.layers.count else { return [] }
    let call = arguments.call
    let site = word.isActing ? call.interpreter.callerLocation() : nil
    var overrides: [Override] = []
    for level in level..<script.layers.count {
      let keys = script.keys(word, named, level: level, at: site)
      guard let value = script.layers[level].take(keys) else { continue }
      overrides.append(Override(slot: try call.slot(of: value), level: level + 1))
    }
    return overrides
  }

  /// The argument with one value laid over it: a function is called with what stood there, a table
  /// is laid over a table of options, anything else takes its place.
  func lay(_ override: Override, over argument: Argument, as role: Role) throws -> Argument {
    let call = argument.call
    var slot = override.slot
    switch (call.kind(slot), role) {
    case (.function, .function):
      let function = try variant(override, of: argument)
      slot = try call.slot(of: try call.interpreter.make { $0.push(function) })
    case (.function, _):
      let (function, original) = (try call.reference(slot), try original(argument))
      let ui = UiObject(script, level: override.level)
      let answer = try call.interpreter.call(function) { inner in
        inner.push(ui)
        inner.push(original)
      } reading: { results in
        try results.reference(1)
      }
      slot = try call.slot(of: answer)
    case (.table, .function), (.table, .options):
      guard call.kind(argument.slot) == .table else { break }
      slot = try call.slot(of: try merge(argument.slot, slot))
    default: break
    }
    return Argument(
      call, slot: slot, of: argument.called, name: argument.name, in: argument.argument)
  }

  /// A function that calls the override's with `ui`, its own arguments, and what stood there.
  private func variant(_ override: Override, of argument: Argument) throws -> HostFunction {
    let function = try argument.call.reference(override.slot)
    let original = try original(argument)
    let ui = UiObject(script, level: override.level)
    return HostFunction { call in
      var values: [LuaValue] = [.object(ui)]
      for position in 0..<call.count { values.append(try call.value(position + 1)) }
      values.append(original)
      let answers = try call.interpreter.call(function) { inner in
        for value in values { inner.push(value) }
      } reading: { results in
        try (0..<results.count).map { try results.value($0 + 1) }
      }
      for answer in answers { call.push(answer) }
    }
  }

  /// The function that stood there, or one that answers the plain value: of a name, what is shown.
  private func original(_ argument: Argument) throws -> LuaValue {
    let value = try argument.value()
    if case .function = value { return value }
    let script = script
    let answering = HostFunction { call in
      let builder = try script.builder()
      guard case .string(let name) = value, builder.has(name) else {
        return call.push(value)
      }
      call.push(try builder.value(name))
    }
    return .function(try argument.call.interpreter.make { $0.push(answering) })
  }

  /// A new table: the entries of one, then those of another.
  private func merge(_ first: Int, _ second: Int) throws -> LuaReference {
    let call = arguments.call
    var entries: [(key: LuaValue, value: LuaValue)] = []
    for table in [first, second] {
      try call.forEachEntry(of: table) { key, value in
        entries.append((try call.value(key), try call.value(value)))
      }
    }
    return try call.interpreter.make { inner in
      inner.pushTable()
      for entry in entries {
        inner.push(entry.key)
        inner.push(entry.value)
        inner.setEntry()
      }
    }
  }
}
