package import LuaHost
import SpecResults

/// The assertions that a spec adds by `assert:register`, and what else busted keeps in modules.
enum CustomAssertions {
  /// Makes the member `name` of `assert`, where it is one; false where it is none.
  static func push(_ name: String, of chain: AssertChain, in call: Call) throws -> Bool {
    switch name {
    case "register": call.push(HostFunction { call in try register(call) })
    case "snapshot": call.push(HostFunction { call in try snapshot(call) })
    default:
      guard try call.context.hasCustomAssertion(name) else { return false }
      call.push(HostFunction { call in try judge(name, chain, call) })
    }
    return true
  }

  /// `assert:register(…)`, also with a dot.
  private static func register(_ call: Call) throws {
    let module = try call.context.customAssertions()
    let first = call.kind(1) == .string ? 1 : 2
    try call.interpreter.call(try call.interpreter.field("register", of: module)) { _ in
      for slot in first..<max(first, call.count + 1) { call.push(slot: slot) }
    } reading: { _ in
    }
  }

  /// `assert:snapshot()`: what is to be reverted.
  private static func snapshot(_ call: Call) throws {
    let spies = try SpyWords.module(call.interpreter)
    let result = try call.interpreter.call(try call.interpreter.field("snapshot", of: spies))
    call.push(result.first ?? .nil)
  }

  private static func judge(_ name: String, _ chain: AssertChain, _ call: Call) throws {
    let module = try call.context.customAssertions()
    let judge = try call.interpreter.field("judge", of: module)
    let (holds, text) = try call.askingForFailures {
      try call.interpreter.call(judge) { arguments in
        arguments.push(name)
        arguments.push(chain.isNegated)
        for slot in 1..<max(1, call.count + 1) { call.push(slot: slot) }
      } reading: { results in
        (results.boolean(1) == true, results.string(2) ?? name)
      }
    }
    guard !holds else { return call.context.recorder.countAssertion() }
    let expected = (chain.isNegated ? "not " : "") + name
    let message = [chain.message, text].compactMap { $0 }.joined(separator: "\n")
    throw AssertWords.failure(
      Mismatch(claim: expected, expected: expected, observed: "", message: message), call)
  }
}

extension SpecContext {
  /// The Lua side of the assertions that the spec adds.
  fileprivate func customAssertions() throws -> LuaReference {
    try module(.custom) { arguments in SpyWords.pushHost(arguments) }
  }

  /// Whether the spec has added the assertion `name`.
  fileprivate func hasCustomAssertion(_ name: String) throws -> Bool {
    guard hasModule(.custom) else { return false }
    let assertions = try interpreter.field("assertions", of: try customAssertions())
    return try interpreter.read(assertions) { call in
      !call.isNil(try call.field(name, of: 1))
    }
  }

  /// What `require` gives for the modules of busted, whose words are global here; `nil` for others.
  package func bustedModule(named name: String) throws -> LuaValue? {
    switch name {
    case "busted", "busted.runner":
      return .function(try interpreter.make { $0.push(HostFunction { _ in }) })
    case "luassert", "luassert.assert": return try interpreter.global("assert")
    case "luassert.spy", "luassert.stub", "luassert.mock", "luassert.match":
      return try interpreter.global(String(name.dropFirst("luassert.".count)))
    case "say": return .table(try interpreter.field("say", of: try customAssertions()))
    default: return nil
    }
  }
}

extension Interpreter {
  /// The field `name` of the table that `table` holds.
  fileprivate func field(_ name: String, of table: LuaReference) throws -> LuaReference {
    try read(table) { call in try call.reference(try call.field(name, of: 1)) }
  }
}
