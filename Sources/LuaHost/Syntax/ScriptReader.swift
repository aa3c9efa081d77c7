/// Reads the statements of a Lua text that compiles: it looks for what they say, not for faults.
struct ScriptReader {
  private(set) var assigned: Set<String> = []
  private(set) var assignedMembers: Set<String> = []

  private let tokens: [LuaTokens.Token]
  private var position = 0
  private var scopes: [[String: LocalVariable]] = [[:]]

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

  /// All names in the text.
  var allNames: Set<String> { Set(tokens.lazy.filter { $0.kind == .word }.map(\.text)) }

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
    scopes.lazy.reversed().compactMap { $0[name] }.first
  }

  mutating func declare(_ variable: LocalVariable) {
    scopes[scopes.count - 1][variable.name] = variable
  }

  /// Keeps an expression that stands in no other one.
  mutating func keep(_ expression: Expression) {
    bodies[bodies.count - 1].append(expression)
  }

  // MARK: Blocks

  /// Reads statements up to the word that ends the block, which stays.
  private mutating func block(declaring variables: [LocalVariable] = []) {
    scopes.append([:])
    variables.forEach { declare($0) }
    statements()
    scopes.removeLast()
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
    var parameters = withSelf ? [LocalVariable("self", values: [nil])] : []
    skip("(")
    while !isAtEnd, !skip(")") {
      let name = next()
      if name != ",", name != "..." { parameters.append(LocalVariable(name, values: [nil])) }
    }
    block(declaring: parameters)
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
      scopes.append([:])
      statements()
      skip("until")
      keep(expression())
      scopes.removeLast()
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
    let variables = names.enumerated().map { index, name in
      LocalVariable(name, values: [index == 1 ? element : nil])
    }
    skip("do")
    block(declaring: variables)
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

  private mutating func names() -> [String] {
    var names: [String] = []
    repeat {
      names.append(next())
      if skip("<") { position += 2 }
    } while skip(",")
    return names
  }

  private mutating func namedFunction() {
    next()
    let start = place
    let name = next()
    var members: [String] = []
    var hasSelf = false
    while peek() == "." || peek() == ":" {
      hasSelf = next() == ":"
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
      declare(variable)
      let start = place
      next()
      let value = function(at: start)
      variable.take(value)
      return keep(value)
    }
    let names = names()
    var values: [Expression?] = []
    if skip("=") {
      let list = list()
      list.forEach { keep($0) }
      values = list
    }
    for (index, name) in names.enumerated() {
      let isGiven = !values.isEmpty
      declare(
        LocalVariable(name, values: isGiven ? [index < values.count ? values[index] : nil] : []))
    }
  }

  private mutating func assignmentOrCall() {
    var targets = [suffixed()]
    while skip(",") { targets.append(suffixed()) }
    guard skip("=") else { return targets.forEach { keep($0) } }
    let values = list()
    values.forEach { keep($0) }
    for (index, target) in targets.enumerated() {
      assign(index < values.count ? values[index] : nil, to: target)
    }
  }

  private mutating func assign(_ value: Expression?, to target: Expression) {
    switch target.kind {
    case .local(let variable): variable.take(value)
    case .global(let name): assigned.insert(name)
    case .member(let base, let name):
      if case .global("_G") = base.kind {
        assigned.insert(name)
      } else if case .global(let owner) = base.kind {
        assignedMembers.insert("\(owner).\(name)")
      }
      // What is written is not read: the member may not be there yet.
      keep(base)
    default: keep(target)
    }
  }

  func variableKind(_ name: String) -> Expression.Kind {
    variable(name).map { .local($0) } ?? .global(name)
  }
}
