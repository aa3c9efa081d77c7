import LuaHost
import Motion

/// Calls with what the text gives them, and what that leaves open.
extension TextCheck {
  /// What a function of the host's, or an operator, answers; notes what it says of the call itself.
  ///
  /// - Parameter operands: What it takes, the object of a method first.
  func answer(
    _ function: LuaReference, to operands: [Expression], in node: Expression
  ) -> KnownValue? {
    let values = operands.map { given($0, depth: 0) }
    doubts = []
    defer {
      for doubt in doubts {
        let place = fields(doubt.option, in: operands).first?.place
        note(doubt.message, isError: false, in: node, place)
      }
      doubts = []
    }
    do throws(LuaError) {
      let least = operands.map { certainty(of: $0) }.min() ?? .all
      return try call(function, values).map { KnownValue($0, from: .word, least) }
    } catch {
      let doubts = doubts
      note(error, in: node, operands) { isRefused(by: function, values) }
      self.doubts = doubts
      return nil
    }
  }

  private func call(
    _ function: LuaReference, _ values: [Given]
  ) throws(LuaError) -> LuaValue? {
    try context.interpreter.call(function) { call in
      for value in values { push(value, in: call) }
    } reading: { results in
      results.isNil(1) ? nil : try results.value(1)
    }
  }

  /// Whether `function` refuses these values, whatever stands for those that the text does not tell.
  private func isRefused(by function: LuaReference, _ values: [Given]) -> Bool {
    guard values.contains(where: \.isOpen) else { return true }
    defer { stranger = Self.strangers[0] }
    return Self.strangers.dropFirst().allSatisfy { other in
      stranger = other
      do throws(LuaError) {
        _ = try call(function, values)
        return false
      } catch {
        if case .misused = error.kind { return true }
        return false
      }
    }
  }

  /// What stands for a value that the text does not tell, one after the other. The first is a time, a
  /// distance, a rate and a share that nobody doubts.
  static let strangers: [@Sendable (Call) -> Void] = [
    { $0.push(1) }, { $0.push(0) }, { $0.push(-1) }, { $0.push(1e6) }, { $0.pushNil() },
    { $0.push(true) }, { $0.push(false) }, { $0.push("") }, { $0.pushTable(fields: 0) },
    { $0.push(Vector(1, 1)) }, { $0.push(HostFunction { _ in }) },
  ]

  // MARK: What is given

  /// What a word is tried with.
  private indirect enum Given {
    case value(LuaValue)
    case table([(name: String?, value: Given)])
    case function
    /// Anything, of which the text does not tell what it is.
    case stranger

    /// Whether a part of it, or all, is not told by the text.
    var isOpen: Bool {
      switch self {
      case .value, .function: false
      case .table(let fields): fields.contains { $0.value.isOpen }
      case .stranger: true
      }
    }
  }

  private func given(_ node: Expression, depth: Int) -> Given {
    switch node.kind {
    case .literal("nil"): return .value(.nil)
    case .function: return .function
    case .table(let fields):
      guard depth < 20, !fields.contains(where: \.hasOtherKey) else { return .stranger }
      return .table(fields.map { ($0.name, given($0.value, depth: depth + 1)) })
    case .local(let variable):
      if let only = variable.onlyValue, case .table = only.kind, depth < 20 {
        return given(only, depth: depth + 1)
      }
    default: break
    }
    guard let value = value(of: node), !value.isOnlySample else { return .stranger }
    return .value(value.value)
  }

  private func push(_ given: Given, in call: Call) {
    switch given {
    case .value(let value): call.push(value)
    case .function:
      // A function of a script, as that is, which messages tell from a word that is not called.
      if let function = try? chunk("return") { call.push(function) } else { call.pushNil() }
    case .stranger: stranger(call)
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

  /// Whether the text tells what `node` is.
  func isKnown(_ node: Expression) -> Bool {
    if case .stranger = given(node, depth: 0) { false } else { true }
  }

  // MARK: Blame

  /// How much of what `node` is each run has, too.
  private func certainty(of node: Expression) -> KnownValue.Certainty {
    switch node.kind {
    case .literal, .function: .all
    case .table(let fields):
      fields.map { $0.hasOtherKey ? .kind : certainty(of: $0.value) }.min() ?? .all
    default: value(of: node)?.certainty ?? .kind
    }
  }

  /// What is to blame for a refusal.
  struct Blamed {
    /// Where it stands; `nil` where it is left out, or is the call as a whole.
    let place: TextPlace?
  }

  /// The argument, or the option, that is refused, where the text tells what it is.
  func blamed(_ argument: Int?, _ option: String?, in operands: [Expression]) -> Blamed? {
    guard let argument else {
      return option.map { blamed($0, in: operands) } ?? Blamed(place: nil)
    }
    guard argument <= operands.count else {
      return operands.last.map(Self.isOne) ?? true ? Blamed(place: nil) : nil
    }
    let operand = operands[argument - 1]
    guard let option else {
      return certainty(of: operand) > .kind ? Blamed(place: operand.place) : nil
    }
    guard case .table(let options) = operand.kind else { return nil }
    if let blamed = blamed(option, in: [operand]) { return blamed }
    let isLeftOut = fields(option, in: [operand]).isEmpty && options.allSatisfy(Self.isPlain)
    return isLeftOut ? Blamed(place: nil) : nil
  }

  private func blamed(_ option: String, in operands: [Expression]) -> Blamed? {
    let fields = fields(option, in: operands)
    guard let first = fields.first, fields.allSatisfy({ certainty(of: $0.value) > .kind }) else {
      return nil
    }
    return Blamed(place: first.place)
  }

  /// Whether an expression is one value, and not as many as a function answers.
  private static func isOne(_ node: Expression) -> Bool {
    switch node.kind {
    case .call, .method, .other: false
    default: true
    }
  }

  /// Whether a field is no table that stands elsewhere, where more may be added to it.
  private static func isPlain(_ field: Expression.Field) -> Bool {
    if field.hasOtherKey { return false }
    if case .local(let variable) = field.value.kind, case .table? = variable.onlyValue?.kind {
      return false
    }
    return true
  }
}
