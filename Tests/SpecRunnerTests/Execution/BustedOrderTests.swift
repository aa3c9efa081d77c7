import Foundation
import TestSupport
import Testing

@Suite("Order of busted")
struct BustedOrderTests {
  private func fixture(_ name: String) throws -> String {
    try String(contentsOf: .fixtures.appending(path: "dialect/\(name)"), encoding: .utf8)
  }

  @Test("runs bodies, hooks and specs as busted does, and ends globals where it does")
  func order() throws {
    let bench = try SpecBench(try fixture("order_spec.lua"))
    let printed = bench.output
    #expect(printed == (try fixture("order.txt")))
  }
}
