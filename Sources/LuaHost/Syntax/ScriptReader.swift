/// Reads the statements of a Lua text that compiles: it looks for what they say, not for faults.
struct ScriptReader {
  private(set) var declarations: [ScriptOutline.Declaration] = []
  private(set) var assignments: [ScriptOutline.Assignment] = []
  private(set) var assignedMembers: Set<String> = []
  private(set) var modules: Set<String> = []

  let tokens: [LuaTokens.Token]
  private(set) var position = 0
  private var scopes: [Scope] = [Scope()]

  /// What is declared in a block.
  private struct Scope {
    var variables: [String: LocalVariable] = [:]
    /// The places of its declarations.
    var declarations: [Int] = []
  }

  /// The expressions so far of each function that has begun, the innermost last.
  private var bodies: [[Expression]] = [[]]

  /// What each of these functions returns, return by return.
  private var returns: [[Expression?]] = [[]]

  init(_ source: ArraySlice<UInt8>) {
    var words = LuaTokens(source)
    var tokens: [LuaTokens.Token] = []
    while let word = words.next() { tokens.append(word) }
    self.tokens = tokens
  }

  /// The expressions of the whole text.
  mutating func read() -> [Expression] {
    block()
    return bodies[0]
  }

  // MARK: Tokens

  /// The text of the token that comes next, or of one behind it; empty at the end.
  func peek(_ offset: Int = 0) -> String {
    position + offset < tokens.count ? tokens[position + offset].text : ""
  }

  /// The token that comes next; at the end the last one.
  var token: LuaTokens.Token? { position < tokens.count ? tokens[position] : tokens.last }

  var isAtEnd: Bool { position >= tokens.count }

  var place: TextPlace { TextPlace(line: token?.line ?? 1, column: token?.column ?? 1) }

  /// Whether the next token stands close to the one before it.
  var isJoined: Bool {
    position > 0 && position < tokens.count
      && tokens[position - 1].range.upperBound == tokens[position].range.lowerBound
  }

  @discardableResult
  mutating func next() -> String {
    defer { position += 1 }
    return peek()
  }

  /// Passes over `text` where that comes next.
  @discardableResult
  mutating func skip(_ text: String) -> Bool {
    guard peek() == text, token?.kind != .string else { return false }
    position += 1
    return true
  }

  // MARK: Scopes

  func variable(_ name: String) -> LocalVariable? {
    scopes.lazy.reversed().compactMap { $0.variables[name] }.first
  }

  /// Makes `variable` known in the block.
  ///
  /// - Parameters:
  ///   - position: Where its name stands among the tokens; `nil` where it is not written.
  ///   - taker: The first word of the line, where it is a parameter of a function that begins there.
  private mutating func declare(
    _ variable: LocalVariable, at position: Int?, of taker: String? = nil
  ) {
    scopes[scopes.count - 1].variables[variable.name] = variable
    guard let position else { return }
    scopes[scopes.count - 1].declarations.append(declarations.count)
    note(variable.name, at: position, of: taker, variable)
  }

  private mutating func note(
    _ name: String, at position: Int, of taker: String? = nil, _ variable: LocalVariable? = nil
  ) {
    guard position < tokens.count else { return }
    declarations.append(
      ScriptOutline.Declaration(
        name: name, line: tokens[position].line, lastLine: tokens[position].line, taker: taker,
        variable: variable, position: position))
  }

  private mutating func closeScope() {
    for place in scopes.removeLast().declarations where position > 0 {
      declarations[place].lastLine = tokens[min(position, tokens.count) - 1].line
    }
  }

  /// Keeps the name of a module that is read here.
  mutating func noteModule(_ name: String) {
    let name = name.dropFirst().dropLast()
    if let last = name.split(separator: ".").last { modules.insert(String(last)) }
  }

  /// Keeps an expression that stands in no other one.
  mutating func keep(_ expression: Expression) {
    bodies[bodies.count - 1].append(expression)
  }

  // MARK: Blocks

  /// Reads statements up to the word that ends the block, which stays.
  private mutating func block(_ declare: (inout Self) -> Void = { _ in }) {
    scopes.append(Scope())
    declare(&self)
    statements()
    closeScope()
  }

  private mutating func statements() {
    while !isAtEnd, !SyntaxFault.closing.contains(peek()) || token?.kind != .word {
      let before = position
      statement()
      // A text that did not compile must not hold the reader up.
      if position == before { position += 1 }
    }
  }

  /// Reads a function from its parameters to its end.
  mutating func function(at place: TextPlace, withSelf: Bool = false) -> Expression {
    bodies.append([])
    returns.append([])
    let taker = tokens[..<min(position, tokens.count)].last(where: \.isFirst)?.text ?? ""
    block { reader in
      if withSelf { reader.declare(LocalVariable("self", values: [nil]), at: nil) }
      reader.skip("(")
      while !reader.isAtEnd, !reader.skip(")") {
        let position = reader.position
        let name = reader.next()
        guard name != ",", name != "..." else { continue }
        reader.declare(LocalVariable(name, values: [nil]), at: position, of: taker)
      }
    }
    skip("end")
    let answers = returns.removeLast()
    return Expression(
      .function(bodies.removeLast(), answer: answers.count == 1 ? answers[0] : nil), at: place)
  }

  // MARK: Statements

  private mutating func statement() {
    switch token?.kind == .word ? peek() : "" {
    case "do", "while", "repeat", "if", "for": control()
    case "function": namedFunction()
    case "local": local()
    case "return":
      next()
      let isEmpty = isAtEnd || peek() == ";" || SyntaxFault.closing.contains(peek())
      let values = isEmpty ? [] : list()
      values.forEach { keep($0) }
      returns[returns.count - 1].append(values.first)
      skip(";")
    case "goto": position += 2
    case "break": next()
    default:
      if skip("::") {
        position += 2
      } else if !skip(";") {
        assignmentOrCall()
      }
    }
  }

  private mutating func control() {
    switch next() {
    case "do":
      block()
      skip("end")
    case "while":
      keep(expression())
      skip("do")
      block()
      skip("end")
    case "repeat":
      scopes.append(Scope())
      statements()
      skip("until")
      keep(expression())
      closeScope()
    case "if":
      repeat {
        keep(expression())
        skip("then")
        block()
      } while skip("elseif")
      if skip("else") { block() }
      skip("end")
    default: loop()
    }
  }

  private mutating func loop() {
    let names = names()
    if !skip("in") { skip("=") }
    let values = list()
    values.forEach { keep($0) }
    let element = Self.element(of: values)
    skip("do")
    block { reader in
      for (index, name) in names.enumerated() {
        let variable = LocalVariable(name.text, values: [index == 1 ? element : nil])
        reader.declare(variable, at: name.position)
      }
    }
    skip("end")
  }

  /// What `ipairs` walks through stands for the elements of it by its first one.
  private static func element(of values: [Expression]) -> Expression? {
    guard let call = values.first, case .call(let callee, let lists) = call.kind,
      case .global("ipairs") = callee.kind, let list = lists.first
    else { return nil }
    return Expression(
      .element(list, Expression(.literal("1"), at: call.place)), at: call.place,
      depth: call.depth + 1)
  }

  private mutating func names() -> [(text: String, position: Int)] {
    var names: [(text: String, position: Int)] = []
    repeat {
      names.append((peek(), position))
      next()
      if skip("<") { position += 2 }
    } while skip(",")
    return names
  }

  private mutating func namedFunction() {
    next()
    let start = place
    note(peek(), at: position)
    let name = next()
    var members: [String] = []
    var hasSelf = false
    while peek() == "." || peek() == ":" {
      hasSelf = next() == ":"
      note(peek(), at: position)
      members.append(next())
    }
    let value = function(at: start, withSelf: hasSelf)
    if members.isEmpty {
      assign(value, to: Expression(variableKind(name), at: start))
    } else if members.count == 1, variable(name) == nil {
      assignedMembers.insert("\(name).\(members[0])")
    }
    keep(value)
  }

  private mutating func local() {
    next()
    if skip("function") {
      let variable = LocalVariable(peek())
      declare(variable, at: position)
      let start = place
      next()
      let value = function(at: start)
      variable.take(value)
      return keep(value)
    }
    let names = names()
    let values = skip("=") ? list() : nil
    values?.forEach { keep($0) }
    for (index, name) in names.enumerated() {
      let given = values.map { [index < $0.count ? $0[index] : nil] } ?? []
      declare(LocalVariable(name.text, values: given), at: name.position)
    }
  }

  private mutating func assignmentOrCall() {
    var targets = [suffixed()]
    while skip(",") { targets.append(suffixed()) }
    guard skip("=") else {
      targets.forEach { $0.isStatement = true }
      return targets.forEach { keep($0) }
    }
    let values = list()
    values.forEach { keep($0) }
    for (index, target) in targets.enumerated() {
      assign(index < values.count ? values[index] : nil, to: target)
    }
  }

  private mutating func assign(_ value: Expression?, to target: Expression) {
    switch target.kind {
    case .local(let variable): variable.take(value)
    case .global(let name): assign(name, at: target)
    case .member(let base, let name):
      if case .global("_G") = base.kind {
        assign(name, at: target)
      } else if case .global(let owner) = base.kind {
        assignedMembers.insert("\(owner).\(name)")
      }
      // What is written is not read: the member may not be there yet.
      keep(base)
    default: keep(target)
    }
  }

  private mutating func assign(_ global: String, at target: Expression) {
    assignments.append(ScriptOutline.Assignment(name: global, line: target.place.line))
  }

  func variableKind(_ name: String) -> Expression.Kind {
    variable(name).map { .local($0) } ?? .global(name)
  }
}
