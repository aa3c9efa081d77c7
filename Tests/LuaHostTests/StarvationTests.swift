import CLuaBridge
import Testing

@testable import LuaHost

/// The bridge is starved: whichever allocation fails, a script ends in an error or in success, the
/// stack is empty afterwards, and no Swift object is left.
@Suite("Starvation")
struct StarvationTests {
  @Test("survives the loss of any one allocation, and of all from any one on")
  func allocations() {
    let count = starved().allocations
    #expect(count > 300)
    for failing in 1...count {
      _ = starved(failing: failing)
      #expect(starved(failing: failing, forGood: true).outcome != nil)
    }
  }

  @Test("survives every byte limit, from zero to the one that it passes with")
  func limits() {
    var limit = 0
    var runs = 0
    while true {
      let result = starved(bytes: limit)
      if result.outcome == nil, result.lowestRefusal == .max { break }
      // With each limit in between the same allocations would have been refused.
      #expect(result.lowestRefusal > limit)
      limit = result.lowestRefusal
      runs += 1
    }
    #expect(runs > 100)
    #expect(limit > 10_000)
  }

  struct Result {
    let outcome: LuaError?
    let allocations: UInt64
    let lowestRefusal: Int
  }

  func starved(failing: UInt64 = 0, forGood: Bool = false, bytes: Int = 1 << 30) -> Result {
    var starvation = BridgeStarvation(
      failingAllocation: failing, failsForGood: forGood, allocations: 0, lowestRefusal: .max)
    let census = Census()
    var outcome: LuaError?
    withUnsafeMutablePointer(to: &starvation) { starvation in
      do throws(LuaError) {
        let lua = try Interpreter(limits: Limits(bytes: bytes), starvation: starvation)
        defer {
          #expect(lua.depth == 0)
          lua.close()
        }
        try Scenario.run(in: lua, census: census)
      } catch {
        outcome = error
      }
    }
    #expect(census.living == 0)
    return Result(
      outcome: outcome, allocations: starvation.allocations,
      lowestRefusal: starvation.lowestRefusal)
  }
}
