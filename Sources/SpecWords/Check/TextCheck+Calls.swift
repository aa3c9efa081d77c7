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
    guard function.isOfHost, !isAssertion(callee), !isPlainExpect(callee, arguments) else {
      return nil
    }
    if case .member(_, "define") = callee.kind { return definition(arguments) }
    return answer(function.value, to: arguments, in: node)
      ?? (isInteraction(callee)
        ? answer(function.value, to: Array(arguments.prefix(1)), in: node) : nil)
  }

  /// What the method `name` of `base` answers.
  func call(
    _ name: String, of base: Expression, _ arguments: [Expression], in node: Expression
  ) -> KnownValue? {
    guard let owner = value(of: base), owner.isOfHost else { return nil }
    let method: LuaValue
    do throws(LuaError) {
      guard let value = try read(name, of: owner.value) else { return nil }
      method = value
    } catch {
      note(error, in: node, [])
      return nil
    }
    if case .object(let object) = owner.value, object is SubjectObject || object is StageObject {
      if let subject = object as? SubjectObject, Self.playing.contains(name) {
        return run(of: subject)
      }
      // What changes the subject would change what is known of it.
      guard Self.asking.contains(name) else { return nil }
    }
    return answer(method, to: arguments, of: owner, in: node)
  }

  private static let playing: Set<String> = ["play", "perform", "trace"]

  private static let asking: Set<String> = [
    "add", "center", "frame", "item", "model", "pan_velocity", "phase", "settle", "text", "value",
  ]

  // MARK: Answers

  /// What a function of the host's answers; notes what it says of names and units.
  private func answer(
    _ function: LuaValue, to arguments: [Expression], of owner: KnownValue? = nil,
    in node: Expression
  ) -> KnownValue? {
    let reference: LuaReference
    switch function {
    case .function(let function):
      guard context.interpreter.start(of: function) == nil else { return nil }
      reference = function
    case .object, .table:
      guard let caller = try? chunk("local callee = ... return callee(select(2, ...))") else {
        return nil
      }
      reference = caller
    default: return nil
    }
    let values = arguments.map { given($0, depth: 0) }
    doubts = []
    defer {
      for doubt in doubts {
        note(doubt.message, isError: false, in: node, placeOf(doubt.option, in: arguments))
      }
      doubts = []
    }
    do throws(LuaError) {
      let value = try context.interpreter.call(reference) { call in
        if case .function = function {} else { call.push(function) }
        if let owner { call.push(owner.value) }
        for value in values { push(value, in: call) }
      } reading: { results in
        results.isNil(1) ? nil : try results.value(1)
      }
      return value.map { KnownValue(value: $0, origin: .word) }
    } catch {
      note(error, in: node, arguments)
      return nil
    }
  }

  /// What a word is tried with.
  private indirect enum Given {
    case value(LuaValue)
    case table([(name: String?, value: Given)])
    case function
    /// Anything, of which the text does not tell what it is.
    case neutral
  }

  private func given(_ node: Expression, depth: Int) -> Given {
    switch node.kind {
    case .function: return .function
    case .table(let fields):
      guard depth < 20, !fields.contains(where: \.hasOtherKey) else { return .neutral }
      return .table(fields.map { ($0.name, given($0.value, depth: depth + 1)) })
    case .local(let variable):
      if let only = variable.onlyValue, case .table = only.kind, depth < 20 {
        return given(only, depth: depth + 1)
      }
    default: break
    }
    guard let value = value(of: node), !value.isOnlySample else { return .neutral }
    return .value(value.value)
  }

  private func push(_ given: Given, in call: Call) {
    switch given {
    case .value(let value): call.push(value)
    case .function: call.push(HostFunction { _ in })
    // One is a time, a distance, a rate and a share that nobody doubts.
    case .neutral: call.push(1)
    case .table(let fields):
      call.pushTable(fields: fields.count)
      var position = 0
      for field in fields {
        push(field.value, in: call)
        if let name = field.name {
          call.setField(name)
        } else {
          position += 1
          call.setElement(position)
        }
      }
    }
  }

  // MARK: What is made once

  /// What `require` answers of a module that is named in the text.
  private func module(_ arguments: [Expression]) -> KnownValue? {
    guard arguments.count == 1, let name = value(of: arguments[0]), name.origin == .text,
      case .function(let require)? = try? context.interpreter.global("require"),
      let module = try? context.interpreter.call(require, name.value).first
    else { return nil }
    return KnownValue(value: module, origin: .word)
  }

  /// The definition that the file has made under a name in the text.
  private func definition(_ arguments: [Expression]) -> KnownValue? {
    guard let name = arguments.first.flatMap({ value(of: $0) }), name.origin == .text,
      case .string(let name) = name.value, let definition = context.definitions[name]
    else { return nil }
    return KnownValue(value: .object(definition), origin: .word)
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
      [.object(subject), word("drag")?.value ?? .nil], origin: .word)
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

  /// Notes what an error says of names; of all else it may only say that a value is neutral.
  func note(_ error: LuaError, in node: Expression, _ arguments: [Expression]) {
    // What a script's own function raises belongs to its own line.
    guard error.location.map({ $0.path == Self.ownPath }) ?? true else { return }
    guard case .misnamed(_, let slip) = error.kind else { return }
    var place: TextPlace?
    switch slip {
    // Where the text does not tell what is given first, that may be the object itself.
    case .dot: if let first = arguments.first, case .neutral = given(first, depth: 0) { return }
    case .name(let option): place = option.flatMap { placeOf($0, in: arguments) }
    }
    let message = error.explained(on: node.place.line) { outline }
    note(message, isError: true, in: node, place)
  }

  private func note(
    _ message: String, isError: Bool, in node: Expression, _ place: TextPlace? = nil
  ) {
    let fault = TextFault(isError: isError, place: place ?? node.place, message: message)
    found.append((ObjectIdentifier(node), fault))
  }

  /// Where an option stands in the arguments of a call.
  private func placeOf(
    _ option: String, in arguments: [Expression], depth: Int = 0
  ) -> TextPlace? {
    for argument in arguments {
      guard case .table(let fields) = argument.kind, depth < 20 else { continue }
      if let field = fields.first(where: { $0.name == option }) { return field.place }
      let inner = fields.map(\.value)
      if let place = placeOf(option, in: inner, depth: depth + 1) { return place }
    }
    return nil
  }
}
