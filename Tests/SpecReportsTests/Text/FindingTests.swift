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

  @Test(
    "an observation shows what was expected of it, and by how much that held",
    arguments: [
      (.number(120.25), .number(120), 0.5, "120 pt within 0.5", "0.25 pt to spare"),
      (.number(120), .number(120), 1e-9, "120 pt", "exact"),
      (.vector(3, 4.5), .vector(3, 4), 1, "(3, 4) pt within 1", "0.5 pt to spare"),
      (.boolean(true), .boolean(true), 0, "true", "exact"),
    ] as [(Measurement.Value, Measurement.Value, Double, String, String)])
  func expectation(
    value: Measurement.Value, wanted: Measurement.Value, tolerance: Double, expected: String,
    margin: String
  ) {
    let place = Location(path: "a", line: 1)
    var result = SpecResult(id: "a", names: ["a"], location: place, outcome: .passed)
    var observation = Measurement(label: "x", value: value, unit: "pt")
    observation.expectation = .init(wanted, within: tolerance)
    result.observations = [observation]
    result.assertions = 5
    let finding = Finding.all(of: result)[0]
    #expect(finding.expected == expected)
    #expect(finding.margin == margin)
  }

  @Test("what an observation is off by rounding alone is not shown")
  func noise() {
    var result = SpecResult(
      id: "a", names: ["a"], location: Location(path: "a", line: 1), outcome: .passed)
    var observation = Measurement(label: "x", value: .number(-3.4e-13), unit: "pt")
    observation.expectation = .init(.number(0), within: 1e-9)
    result.observations = [observation]
    #expect(Finding.all(of: result)[0].observed == "x 0 pt")
  }
}
