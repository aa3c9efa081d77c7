import LuaHost

/// Looks for names that nothing has, for values that no word takes, and for units that are surely
/// wrong, in a text whose specs do not run: a class, since what it knows of an expression it finds out
/// once.
///
/// There is no list of words here. What the text says of the words themselves is asked of them: a
/// member is read of a value of its kind, a word is called with what the text gives it, where that
/// stands there, and with a neutral number where it does not. Of what such a call says that counts
/// which is so in each run: what it says of names, of units, and of a value that stands in the text,
/// where nothing else that may stand beside it would make it right. So the sentences are those of a
/// run.
package final class TextCheck {
  let context: SpecContext
  let outline: ScriptOutline

  /// The table of all words, and their names.
  private(set) lazy var words = run("return require \"sprung\"", from: .word, .all)?.value ?? .nil
  let wordNames = Set(WordRegistry.standard.names)

  /// What is known of the value of each expression that was asked about; `nil` where nothing is.
  var known: [ObjectIdentifier: KnownValue?] = [:]
  /// The runs of subjects, by what they are called, since the same one tells what it has.
  var runs: [String: KnownValue?] = [:]
  /// Lines of the check's own, compiled once.
  var chunks: [String: LuaReference] = [:]
  /// What stands for all that the text does not tell in the call that is tried just now.
  var stranger = strangers[0]
  /// What a unit was doubted of in that call.
  var doubts: [(message: String, option: String)] = []
  /// What was found, with the expression whose place it is in.
  var found: [(node: ObjectIdentifier, fault: TextFault)] = []

  /// The reads of globals that are not words, by name.
  var reads: [(name: String, read: GlobalRead)] = []
  /// Whether the text has assertions of its own, or may have.
  private(set) lazy var registersAssertions = outline.names.contains("register")
  /// Whether the globals are used as a table, so that any name may be there.
  var usesGlobalTable = false

  /// The functions around each expression that was looked at.
  private var visited: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  /// The functions that are run so that an error in them is caught, or may be.
  private var excused: Set<ObjectIdentifier> = []
  private var around: [ObjectIdentifier] = []
  /// The functions that are specs.
  private var specs: Set<ObjectIdentifier> = []

  /// A check of `source`, which was compiled and whose blocks were read in the interpreter of
  /// `context`; `nil` where it is no text.
  package init?(_ context: SpecContext, source: [UInt8]) {
    guard let outline = ScriptOutline(source) else { return nil }
    self.context = context
    self.outline = outline
  }

  /// What is wrong, in the order of the text.
  package func faults() -> [TextFault] {
    let recorder = context.recorder
    // A definition of the file's own is played, and need not end.
    context.interpreter.renewBudget(instructions: 20_000_000, time: .seconds(1))
    context.position = .running
    context.onUnitDoubt = { [unowned self] in doubts.append(($0, $1)) }
    defer {
      context.onUnitDoubt = nil
      _ = context.endSpec(isWhole: false)
      context.position = .outside
      context.recorder = recorder
    }
    outline.expressions.forEach { visit($0) }
    let faults = found.compactMap { isLookedAt($0.node) ? $0.fault : nil } + globalFaults
    var told: Set<String> = []
    return
      faults
      .sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
      .filter { told.insert("\($0.place.line):\($0.place.column): \($0.message)").inserted }
  }

  /// Whether an expression stands where an error is told of, and not caught.
  func isLookedAt(_ node: ObjectIdentifier) -> Bool {
    visited[node].map { excused.isDisjoint(with: $0) } ?? false
  }

  /// Whether an expression stands in a spec.
  func isInSpec(_ node: Expression) -> Bool {
    visited[ObjectIdentifier(node)].map { !specs.isDisjoint(with: $0) } ?? false
  }

  // MARK: Walking

  private func visit(_ node: Expression, as use: GlobalRead.Use = .value) {
    let id = ObjectIdentifier(node)
    guard visited.updateValue(around, forKey: id) == nil else { return }
    switch node.kind {
    case .literal, .local: return
    case .global(let name): note(name, in: node, use)
    case .member(let base, let name):
      if case .global("_G") = base.kind { return note(name, in: node, use) }
      visit(base, as: .index)
    case .element(let base, let key):
      visit(base, as: .index)
      visit(key)
    case .call(let callee, let arguments):
      visit(callee, as: .call)
      if declaresSpec(callee) { specs.formUnion(arguments.map { ObjectIdentifier($0) }) }
      visit(arguments, trusting: isTrusted(callee))
    case .method(let base, _, let arguments):
      visit(base, as: .index)
      visit(arguments, trusting: !isAssertion(base))
    case .table(let fields): fields.forEach { visit($0.value) }
    case .function(let body, _):
      around.append(id)
      body.forEach { visit($0) }
      around.removeLast()
    case .operation(let sign, let left, let right):
      visit(left)
      visit(right)
      noteJoined(by: sign, left, right, in: node)
    case .other(let parts): parts.forEach { visit($0) }
    }
    let value = value(of: node)
    if node.isStatement, let value { noteUnused(value, in: node) }
  }

  /// Whether a function that `callee` takes is a spec.
  private func declaresSpec(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .global(let name): (BlockWords.specs + ["check"]).contains(name) && word(name) != nil
    case .call(let callee, _): declaresSpec(callee)
    default: false
    }
  }

  private func visit(_ arguments: [Expression], trusting isTrusted: Bool) {
    for argument in arguments {
      if !isTrusted { excuse(argument) }
      visit(argument)
    }
  }

  /// Leaves out what stands in functions that are given to what may catch their errors, by
  /// themselves or in a table.
  private func excuse(_ argument: Expression) {
    guard excused.insert(ObjectIdentifier(argument)).inserted else { return }
    switch argument.kind {
    case .table(let fields): fields.forEach { excuse($0.value) }
    case .local(let variable): variable.onlyValue.map { excuse($0) }
    case .element(let base, _), .member(let base, _): excuse(base)
    default: break
    }
  }

  /// Whether errors in the functions that `callee` is given come out of it: it is a word, and no
  /// assertion.
  private func isTrusted(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .global(let name): name != "assert" && word(name) != nil
    case .member(let base, _): !isAssertion(base) && value(of: base)?.isOfHost == true
    default: false
    }
  }

  /// Whether it is `assert`, or what that has and answers.
  func isAssertion(_ base: Expression) -> Bool {
    switch base.kind {
    case .global(let name): name == "assert"
    case .member(let base, _), .call(let base, _), .method(let base, _, _): isAssertion(base)
    default: false
    }
  }
}
