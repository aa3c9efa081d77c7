import Testing

@testable import LuaHost

/// A number in a box, with a member of each kind.
private final class Measure: HostObject {
  static let hostType = HostType("measure", of: Measure.self) {
    $0.method("doubled") { measure, call in call.push(Measure(measure.value * 2)) }
    $0.field("value") { measure, call in call.push(measure.value) }
    $0.on(.add) { call in call.push(Measure(try operand(1, of: call) + operand(2, of: call))) }
    $0.on(.negate) { call in call.push(Measure(-(try operand(1, of: call)))) }
    $0.on(.equal) { call in call.push(try operand(1, of: call) == operand(2, of: call)) }
    $0.on(.less) { call in call.push(try operand(1, of: call) < operand(2, of: call)) }
    $0.on(.length) { call in call.push(Int(try operand(1, of: call))) }
    $0.on(.call) { call in call.push(call.number(2).map { "called with \($0)" } ?? "called") }
    $0.on(.text) { call in call.push("\(try operand(1, of: call)) pt") }
    $0.on(.assign) { call in
      guard let measure: Measure = call.object(1) else { return }
      guard call.string(2) == "value", let value = call.number(3) else {
        throw HostError("only a number can be assigned to 'value'")
      }
      measure.value = value
    }
  }

  var value: Double

  init(_ value: Double) { self.value = value }

  static func operand(_ slot: Int, of call: Call) throws(HostError) -> Double {
    if let measure: Measure = call.object(slot) { return measure.value }
    if let number = call.number(slot) { return number }
    throw HostError("a measure or a number is needed, not a \(call.kind(slot).rawValue)")
  }
}

/// A type with methods alone, whose members are found without a call.
private final class Plain: HostObject {
  static let hostType = HostType("plain", of: Plain.self) {
    $0.method("name") { plain, call in call.push("plain") }
  }
}

@Suite("Host types")
struct HostTypeTests {
  static let rows: [ScriptRow] = [
    ScriptRow("return m:doubled().value, m.value", "6.0 3.0"),
    ScriptRow("return (m + 1).value, (1 + m).value, (m + m).value", "4.0 4.0 6.0"),
    ScriptRow(
      "return (-m).value, m == m:doubled(), m == m + 0, m < m:doubled()", "-3.0 false true true"),
    ScriptRow(
      "return #m, m(), m(2), tostring(m), string.format('%s', m)",
      "3 called called with 2.0 3.0 pt 3.0 pt"),
    ScriptRow("m.value = 7 return m.value", "7.0"),
    ScriptRow("m.other = 7", "spec.lua:1: only a number can be assigned to 'value'"),
    ScriptRow("return m + {}", "spec.lua:1: a measure or a number is needed, not a table"),
    ScriptRow("return m.missing", "spec.lua:1: a measure has no member 'missing'"),
    ScriptRow("return m.doubled()", "spec.lua:1: write measure:doubled(), with a colon"),
    ScriptRow("return m.doubled(p)", "spec.lua:1: write measure:doubled(), with a colon"),
    ScriptRow("return p:name(), p == p, p == again, p == other", "plain true true false"),
    ScriptRow("return p:missing()", "spec.lua:1: a plain has no member 'missing'"),
    ScriptRow("return p.name()", "spec.lua:1: write plain:name(), with a colon"),
    ScriptRow("return tostring(p), type(p), getmetatable(p)", "plain: #1 userdata false"),
    ScriptRow("p.x = 1", "spec.lua:1: \"x\" of the plain cannot be assigned: it can only be read"),
    ScriptRow(
      "return pcall(setmetatable, p, {})",
      "false bad argument #1 to 'setmetatable' (table expected, got plain)"),
  ]

  @Test("have methods, fields and operators, and explain what they do not have", arguments: rows)
  func members(_ row: ScriptRow) {
    let script = Script(row.script) { lua in
      let plain = Plain()
      try lua.setGlobal("m", to: .object(Measure(3)))
      try lua.setGlobal("p", to: .object(plain))
      try lua.setGlobal("again", to: .object(plain))
      try lua.setGlobal("other", to: .object(Plain()))
    }
    #expect(script.outcome == row.outcome)
  }

  @Test("come back to Swift as the objects that they were")
  func identity() throws {
    let lua = try Interpreter()
    defer { lua.close() }
    let measure = Measure(3)
    let same = try lua.call(lua.compile("return ...", path: "same.lua"), .object(measure))
    guard case .object(let object)? = same.first else {
      Issue.record("not an object: \(same)")
      return
    }
    #expect(object === measure)
  }
}
