import SpecResults
import Testing

@Suite("Number text")
struct NumberTextTests {
  struct Row: Sendable {
    var number: Double
    var text: String
  }

  static let rows = [
    Row(number: 120, text: "120"),
    Row(number: 0.1 + 0.2, text: "0.30000000000000004"),
    Row(number: 0.3, text: "0.3"),
    Row(number: -0.0, text: "0"),
    Row(number: 1e21, text: "1e+21"),
    Row(number: -96.25, text: "-96.25"),
    Row(number: .leastNonzeroMagnitude, text: "5e-324"),
    Row(number: .nan, text: "nan"),
    Row(number: -.infinity, text: "-inf"),
  ]

  @Test("is the shortest that reads back", arguments: rows)
  func text(_ row: Row) {
    #expect(row.number.shortestText == row.text)
    if row.number.isFinite { #expect(Double(row.number.shortestText) == row.number) }
  }
}
