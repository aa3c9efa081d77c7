import Interactions
import LuaHost

/// What words answer to the calls in the text.
extension TextCheck {
  /// What `callee` answers, where it is a word, or a member of one.
  func call(
    _ callee: Expression, _ arguments: [Expression], in node: Expression
  ) -> KnownValue? {
    if case .global("require") = callee.kind { return module(arguments) }
    if case .local(let variable) = callee.kind,
      case .function(_, let answer)? = variable.onlyValue?.kind
    {
      return answer.flatMap { value(of: $0) }
    }
    guard let function = value(of: callee) else {
      noteMissing(callee)
      return nil
    }
    guard function.isOfHost, !isPlainExpect(callee, arguments) else { return nil }
    if case .member(_, "define") = callee.kind { return definition(arguments) }
    let reference: LuaReference
    var operands = arguments
    switch function.value {
    case .function(let function):
      guard context.interpreter.start(of: function) == nil else { return nil }
      reference = function
    case .object, .table:
      guard let caller = try? chunk("local callee = ... return callee(select(2, ...))") else {
        return nil
      }
      reference = caller
      operands.insert(callee, at: 0)
    default: return nil
    }
    let answer = answer(reference, to: operands, in: node)
    // What an assertion answers hangs on what it was given.
    if isAssertion(callee) { return nil }
    // Without its parameters it is the same interaction.
    return answer
      ?? (isInteraction(callee)
        ? self.answer(reference, to: Array(operands.prefix(2)), in: node) : nil)
  }

  /// What the method `name` of `base` answers.
  func call(
    _ name: String, of base: Expression, _ arguments: [Expression], in node: Expression
  ) -> KnownValue? {
    guard let owner = value(of: base), owner.isOfHost else { return nil }
    let method: LuaReference
    do throws(LuaError) {
      guard case .function(let function)? = try read(name, of: owner.value),
        context.interpreter.start(of: function) == nil
      else { return nil }
      method = function
    } catch {
      note(error, in: node, [])
      return nil
    }
    let operands = [base] + arguments
    guard case .object(let object) = owner.value, object is SubjectObject || object is StageObject
    else { return answer(method, to: operands, in: node) }
    let isAsking = Self.asking.contains(name)
    // What changes the subject would change what is known of it.
    context.holdsStill = !isAsking
    let answer = answer(method, to: operands, in: node)
    context.holdsStill = false
    if let subject = object as? SubjectObject, Self.playing.contains(name) {
      return run(of: subject)
    }
    return isAsking ? answer : nil
  }

  private static let playing: Set<String> = ["play", "perform", "trace"]

  private static let asking: Set<String> = [
    "add", "center", "frame", "item", "model", "pan_velocity", "phase", "settle", "text", "value",
  ]

  // MARK: What is made once

  /// What `require` answers of a module that is named in the text.
  private func module(_ arguments: [Expression]) -> KnownValue? {
    guard arguments.count == 1, let name = value(of: arguments[0]), name.origin == .text,
      case .function(let require)? = try? context.interpreter.global("require"),
      let module = try? context.interpreter.call(require, name.value).first
    else { return nil }
    return KnownValue(module, from: .word, .kind)
  }

  /// The definition that the file has made under a name in the text.
  private func definition(_ arguments: [Expression]) -> KnownValue? {
    guard let name = arguments.first.flatMap({ value(of: $0) }), name.origin == .text,
      case .string(let name) = name.value, let definition = context.definitions[name]
    else { return nil }
    return KnownValue(.object(definition), from: .word, .kind)
  }

  private func isInteraction(_ callee: Expression) -> Bool {
    if case .global("interaction") = callee.kind { true } else { false }
  }

  /// Whether a claim is expected, with nothing behind it: judged of another run, it says nothing.
  private func isPlainExpect(_ callee: Expression, _ arguments: [Expression]) -> Bool {
    guard case .global("expect") = callee.kind, arguments.count == 1,
      case .object(let object)? = value(of: arguments[0])?.value
    else { return false }
    return object is ClaimObject
  }

  /// A run of a subject that was pulled outwards, which tells what its runs have.
  private func run(of subject: SubjectObject) -> KnownValue? {
    let name = subject.subject.name
    if let run = runs[name] { return run }
    let run = run(
      "local subject, gesture = ... return subject:play(gesture.outward())",
      [.object(subject), word("drag")?.value ?? .nil], from: .word, .kind)
    runs.updateValue(run, forKey: name)
    return run
  }

  // MARK: Faults

  /// Notes what is called and no member of one of Lua's libraries.
  private func noteMissing(_ callee: Expression) {
    guard case .member(let base, let name) = callee.kind, case .global(let owner) = base.kind,
      let library = value(of: base), library.origin == .library,
      !outline.assignedMembers.contains("\(owner).\(name)"),
      member(name, of: library, in: callee) == nil,
      // Of a library that scripts do not get, each member has said so.
      found.last?.node != ObjectIdentifier(callee)
    else { return }
    let message = Explanation.explained("attempt to call a nil value (field '\(name)')")
    note(message, isError: true, in: callee)
  }

  /// Notes what an error says of the call itself, which took `operands`; of all else it may only say
  /// that what stands for the unknown is wrong.
  ///
  /// - Parameter isLasting: Whether an error comes, whatever may stand for the unknown.
  func note(
    _ error: LuaError, in node: Expression, _ operands: [Expression],
    isLasting: () -> Bool = { true }
  ) {
    // What a script's own function raises belongs to its own line.
    guard error.location.map({ $0.path == Self.ownPath }) ?? true else { return }
    guard case .misused(_, let misuse) = error.kind else { return }
    var place: TextPlace?
    switch misuse {
    // Where the text does not tell what is given first, that may be the object itself.
    case .dot: if let first = operands.first, !isKnown(first) { return }
    case .name(let option): place = option.flatMap { fields($0, in: operands).first?.place }
    case .placement: guard isInSpec(node) else { return }
    case .value(let argument, let option):
      guard let blamed = blamed(argument, option, in: operands), isLasting() else { return }
      place = blamed.place
    }
    let message = error.explained(on: node.place.line) { outline }
    note(message, isError: true, in: node, place)
  }

  /// Notes of what a statement makes, and nobody can take, that it is for nothing.
  func noteUnused(_ made: KnownValue, in node: Expression) {
    guard case .object(let object) = made.value, made.certainty > .kind else { return }
    switch object {
    case let claim as ClaimObject: note(ClaimWatch.advice(on: claim), isError: false, in: node)
    case is GestureObject:
      guard case .method(_, let name, _) = node.kind,
        DragWord(rawValue: name)?.isWorthPlaying == true
      else { return }
      note(GestureWatch.advice, isError: false, in: node)
    case let expectation as Expectation where isInSpec(node):
      note(expectation.message, isError: true, in: node)
    default: break
    }
  }

  /// Notes of two claims between which `and` or `or` stands that Lua takes one of them for both.
  func noteJoined(by sign: String, _ left: Expression, _ right: Expression, in node: Expression) {
    guard let taken = Self.taken[sign], value(of: left)?.isClaim == true,
      value(of: right)?.isClaim == true
    else { return }
    note("\(sign) takes \(taken)(a, b)", isError: false, in: node)
  }

  private static let taken = [
    "and": "the second claim alone: write all_of", "or": "the first claim alone: write any_of",
  ]

  func note(
    _ message: String, isError: Bool, in node: Expression, _ place: TextPlace? = nil
  ) {
    let fault = TextFault(isError: isError, place: place ?? node.place, message: message)
    found.append((ObjectIdentifier(node), fault))
  }

  /// The fields of a name in the tables that stand in the operands of a call.
  func fields(
    _ name: String, in operands: [Expression], depth: Int = 0
  ) -> [Expression.Field] {
    operands.flatMap { operand -> [Expression.Field] in
      guard case .table(let fields) = operand.kind, depth < 20 else { return [] }
      return fields.filter { $0.name == name }
        + self.fields(name, in: fields.map(\.value), depth: depth + 1)
    }
  }
}
