import LuaHost

/// What the text tells of the values in it.
extension TextCheck {
  /// A value of the kind that `node` has; `nil` where the text does not tell.
  func value(of node: Expression) -> KnownValue? {
    let id = ObjectIdentifier(node)
    if let known = known[id] { return known }
    // Who asks again while it is being found out asks in a circle.
    known.updateValue(nil, forKey: id)
    let value = find(node)
    known.updateValue(value, forKey: id)
    return value
  }

  private func find(_ node: Expression) -> KnownValue? {
    switch node.kind {
    case .literal(let text): run("return \(text)", from: .text, .all)
    case .local(let variable): self.value(of: variable)
    case .global(let name): word(name) ?? library(name)
    case .member(let base, let name): value(of: base).flatMap { member(name, of: $0, in: node) }
    case .element(let list, let key): element(key, of: list)
    case .call(let callee, let arguments): call(callee, arguments, in: node)
    case .method(let base, let name, let arguments): call(name, of: base, arguments, in: node)
    case .operation(let sign, let left, let right): operation(sign, left, right, in: node)
    case .table, .function, .other: nil
    }
  }

  /// What the one expression has that ever gives `variable` a value.
  private func value(of variable: LocalVariable) -> KnownValue? {
    let known = variable.onlyValue.flatMap { value(of: $0) }
    // What is declared further up may be read before it has its value.
    return variable.isGivenAtOnce ? known : known?.atMost(.kind)
  }

  // MARK: Names

  /// The word of that name, unless the text gives the name another value.
  func word(_ name: String) -> KnownValue? {
    guard !outline.assigned.contains(name), wordNames.contains(name) else { return nil }
    return try? read(name, of: words).map { KnownValue($0, from: .word, .all) }
  }

  private func library(_ name: String) -> KnownValue? {
    guard Self.libraries.contains(name), !outline.assigned.contains(name),
      let table = try? context.interpreter.global(name), case .table = table
    else { return nil }
    let isOwn = outline.assignedMembers.contains { $0.hasPrefix("\(name).") }
    return KnownValue(table, from: .library, isOwn ? .kind : .all)
  }

  private static let libraries: Set<String> = [
    "coroutine", "debug", "io", "math", "os", "string", "table", "utf8",
  ]

  /// The member `name` of `base`; notes where there is none and never will be.
  func member(_ name: String, of base: KnownValue, in node: Expression) -> KnownValue? {
    do throws(LuaError) {
      guard let value = try read(name, of: base.value) else { return nil }
      let origin = base.origin == .text ? .word : base.origin
      let known = KnownValue(value, from: origin, base.certainty)
      // A signal has the name that it is read by, whatever the run.
      return known.isSignal ? KnownValue(value, from: origin, max(base.certainty, .wording)) : known
    } catch {
      // An assertion that the file registers may be there when a spec runs.
      let mayBeRegistered = registersAssertions && isAssertion(node)
      if base.origin != .text, !mayBeRegistered { note(error, in: node, []) }
      return nil
    }
  }

  /// An event of a list of events; of any other table the text does not tell what stands in it.
  private func element(_ key: Expression, of list: Expression) -> KnownValue? {
    guard let list = value(of: list), case .object(let object) = list.value, object is EventList,
      let key = value(of: key)
    else { return nil }
    return run(
      "local list, key = ... return list[key]", [list.value, key.value], from: .word, .kind)
  }

  /// What stands in a table or object under a name; `nil` where nothing does.
  func read(_ name: String, of owner: LuaValue) throws(LuaError) -> LuaValue? {
    switch owner {
    case .table, .object: break
    default: return nil
    }
    let index = try chunk("local owner, name = ... return owner[name]")
    let value = try context.interpreter.call(index, owner, .string(name)).first
    if case .nil? = value { return nil }
    return value
  }

  // MARK: Operators

  private func operation(
    _ sign: String, _ left: Expression, _ right: Expression, in node: Expression
  ) -> KnownValue? {
    guard Self.signs.contains(sign) else { return nil }
    let operands = [left, right]
    let values = operands.compactMap { value(of: $0) }
    let isOfSignal = values.contains { $0.isSignal }
    // Of a signal the operator says what the other side must be.
    guard isOfSignal || values.count == 2 && !Self.comparisons.contains(sign),
      let operate = try? chunk("local a, b = ... return a \(sign) b")
    else { return nil }
    return answer(operate, to: operands, in: node)
  }

  private static let signs: Set<String> = comparisons.union(["+", "-", "*", "/"])
  private static let comparisons: Set<String> = ["<", "<=", ">", ">="]

  func run(
    _ text: String, _ arguments: [LuaValue] = [], from origin: KnownValue.Origin,
    _ certainty: KnownValue.Certainty
  ) -> KnownValue? {
    let value = try? context.interpreter.call(chunk(text)) { call in
      for argument in arguments { call.push(argument) }
    } reading: { results in
      try results.value(1)
    }
    guard let value else { return nil }
    if case .nil = value { return nil }
    return KnownValue(value, from: origin, certainty)
  }

  func chunk(_ text: String) throws(LuaError) -> LuaReference {
    if let chunk = chunks[text] { return chunk }
    let chunk = try context.interpreter.compile(text, path: Self.ownPath)
    chunks[text] = chunk
    return chunk
  }

  /// What lines of the check's own are called.
  static let ownPath = "check"
}
