import Foundation
import Testing

@testable import LuaHost

@Suite("Lifetimes")
struct LifetimeTests {
  /// A million in `scripts/test`, and fewer where a debugging build waits for them.
  static let raises =
    ProcessInfo.processInfo.environment["SPRUNG_RAISES"].flatMap { Int($0) } ?? 100_000

  @Test("leaves no object alive behind the errors that Swift raised")
  func raises() throws {
    let census = Census()
    let lua = try Interpreter(limits: Limits(time: .seconds(100)))
    let captured = Citizen(census)
    try lua.setGlobal("raise") { call in
      let local = Citizen(captured.census)
      throw HostError("refused by \(local.census.living)")
    }
    let loop = try lua.compile(
      """
      local failures = 0
      for i = 1, ... do
        local ok, message = pcall(raise)
        if not ok and message:find("refused", 1, true) then failures = failures + 1 end
      end
      return failures
      """, path: "loop.lua")
    let failures = try lua.call(loop, pushing: { $0.push(Self.raises) }) { $0.integer(1) }
    #expect(failures == Self.raises)
    #expect(census.living == 1)
    lua.close()
    withExtendedLifetime(captured) { #expect(census.living == 1) }
  }

  @Test("lets go of what scripts have dropped, and of the rest when it closes")
  func collection() throws {
    let census = Census()
    let lua = try Interpreter()
    try Scenario.run(in: lua, census: census)
    #expect(census.living > 0)
    try lua.setGlobal("citizen", to: .nil)
    lua.collectGarbage()
    lua.collectGarbage()
    let kept = try lua.make { $0.push(Citizen(census)) }
    lua.close()
    #expect(census.living == 0)
    // A reference may outlive its interpreter.
    withExtendedLifetime(kept) {}
  }

  @Test("closes when it is let go, also where host functions hold it")
  func closing() throws {
    let census = Census()
    do {
      let lua = try Interpreter()
      try lua.setGlobal("citizen", to: .object(Citizen(census)))
    }
    #expect(census.living == 0)
    let lua = try Interpreter()
    try lua.setGlobal("self") { _ in withExtendedLifetime(lua) {} }
    try lua.setGlobal("citizen", to: .object(Citizen(census)))
    lua.close()
    lua.close()
    #expect(census.living == 0)
  }

  @Test("frees references, however many")
  func references() throws {
    let lua = try Interpreter()
    defer { lua.close() }
    func fill(_ count: Int) throws -> Int {
      var held: [LuaReference] = []
      for _ in 0..<count { held.append(try lua.make { $0.pushTable() }) }
      withExtendedLifetime(held) {}
      held = []
      _ = try lua.make { $0.pushTable() }
      lua.collectGarbage()
      return lua.bytesUsed
    }
    let once = try fill(1000)
    for _ in 0..<5 { #expect(try fill(1000) <= once + 200) }
  }
}
