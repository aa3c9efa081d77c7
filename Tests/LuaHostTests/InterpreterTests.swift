import Testing

@testable import LuaHost

final class Counter: HostObject {
  static let hostType = HostType("counter", of: Counter.self) {
    $0.method("add") { counter, call in
      counter.count += call.number(2) ?? 1
      call.push(counter.count)
    }
    $0.field("count") { counter, call in call.push(counter.count) }
    $0.on(.text) { call in call.push("a counter") }
    $0.onUnknownMember { call, _ in throw HostError("no member '\(call.string(2) ?? "")'") }
  }

  var count = 0.0
}

@Suite("Interpreter")
struct InterpreterTests {
  @Test("calls back and forth")
  func calls() {
    let script = Script(
      """
      counter:add(3)
      local ok, message = pcall(function() return counter.nope end)
      return twice(21), counter.count, tostring(counter), message
      """
    ) { lua in
      try lua.setGlobal("twice") { call in call.push((call.number(1) ?? 0) * 2) }
      try lua.setGlobal("counter", to: .object(Counter()))
    }
    #expect(script.outcome == "42.0 3.0 a counter spec.lua:2: no member 'nope'")
  }
}
