import Testing

@testable import SpecReports

@Suite("Ticks")
struct TicksTests {
  @Test(
    "are round numbers, as many as fit",
    arguments: [
      (0.0, 10.0, 6, [0.0, 2, 4, 6, 8, 10]),
      (0, 10, 5, [0, 5, 10]),
      (-1.90355, 125.525, 6, [0, 50, 100]),
      (-1.90355, 125.525, 8, [0, 20, 40, 60, 80, 100, 120]),
      (0, 0.552898, 6, [0, 0.1, 0.2, 0.3, 0.4, 0.5]),
      (1e-9, 3.5e-9, 3, [1e-9, 2e-9, 3e-9]),
      (99_990, 100_010, 5, [99_990, 99_995, 100_000, 100_005, 100_010]),
      (-0.3, 0.3, 3, [-0.2, 0, 0.2]),
      (1, 1, 5, []),
      (0, .infinity, 5, []),
    ])
  func values(from: Double, to: Double, count: Int, expected: [Double]) {
    let values = Ticks(in: from...to, atMost: count).values
    #expect(values.count == expected.count, "\(values)")
    for (value, expected) in zip(values, expected) {
      #expect(abs(value - expected) <= 1e-9 * (to - from), "\(values)")
    }
    if to <= 10, to >= 0.1 { #expect(values == expected, "0.3, not 0.30000000000000004") }
  }
}
