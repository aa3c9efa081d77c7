import SpecResults
import Testing

@testable import SpecReports

@Suite("Rows of a check")
struct FindingTests {
  @Test(
    "an observation of what a claim saw is one line with it",
    arguments: [
      ("125.525 pt at 19.8 ms", 125.525, "pt", ["far 125.525 pt at 19.8 ms"]),
      ("offset.x 125.525 pt", 125.525, "pt", ["far 125.525 pt"]),
      ("settles at 0.5 s (20 ms after ended)", 0.5, "s", ["far 0.5 s (20 ms after ended)"]),
      ("offset.x 125.525 pt", 25.525, "pt", ["offset.x 125.525 pt", "far 25.525 pt"]),
      ("offset.x 12 pt", 1, "pt", ["offset.x 12 pt", "far 1 pt"]),
      ("offset.x 0 pt at 1 s", 0, "", ["offset.x 0 pt at 1 s", "far 0"]),
      ("", 1, "pt", ["", "far 1 pt"]),
    ])
  func merge(observed: String, value: Double, unit: String, lines: [String]) {
    let place = Location(path: "a", line: 1)
    var result = SpecResult(id: "a", names: ["a"], location: place, outcome: .passed)
    result.claims = [ClaimRecord(holds: true, location: place, claim: "c", observed: observed)]
    result.observations = [Measurement(label: "far", value: .number(value), unit: unit)]
    #expect(Finding.all(of: result).map(\.observed) == lines)
  }
}
