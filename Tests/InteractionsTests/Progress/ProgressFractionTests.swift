import Interactions
import Testing

@Suite("Progress fraction")
struct ProgressFractionTests {
  struct Row: Sendable {
    let value: Double?
    let total: Double
    let fraction: Double
  }

  @Test(
    "progress.pin: a value is pinned to its total, as a fraction of it",
    arguments: [
      Row(value: 1.5, total: 1, fraction: 1), Row(value: -0.2, total: 1, fraction: 0),
      Row(value: 3, total: 12, fraction: 0.25), Row(value: 15, total: 10, fraction: 1),
      Row(value: 0, total: 1, fraction: 0), Row(value: 1e-300, total: 1e-300, fraction: 1),
      Row(value: 1e308, total: 1e308, fraction: 1),
    ])
  func pins(_ row: Row) {
    #expect(ProgressFraction(row.value, of: row.total).fraction == row.fraction)
  }

  struct Indeterminate: Sendable {
    let value: Double?
    let total: Double
    let reason: String
  }

  @Test(
    "HC-15: without a value or a whole there is no fraction, and a reason",
    arguments: [
      Indeterminate(value: nil, total: 1, reason: "there is no value"),
      Indeterminate(value: nil, total: 0, reason: "there is no value"),
      Indeterminate(value: .nan, total: 1, reason: "the value is nan, not a finite number"),
      Indeterminate(value: .infinity, total: 1, reason: "the value is inf, not a finite number"),
      Indeterminate(value: -.infinity, total: 1, reason: "the value is -inf, not a finite number"),
      Indeterminate(value: 0, total: 0, reason: "the total is 0, not a finite number above 0"),
      Indeterminate(value: 5, total: 0, reason: "the total is 0, not a finite number above 0"),
      Indeterminate(value: 1, total: -1, reason: "the total is -1, not a finite number above 0"),
      Indeterminate(value: 1, total: .nan, reason: "the total is nan, not a finite number above 0"),
    ])
  func reasons(_ row: Indeterminate) {
    let progress = ProgressFraction(row.value, of: row.total)
    #expect(progress.fraction == nil)
    #expect(progress.label == "In progress")
    guard case .indeterminate(let reason) = progress else { return }
    #expect("\(reason)" == row.reason)
  }

  @Test(
    "progress.label: whole percent, rounded half up",
    arguments: [
      (0.29, "29%"), (0.57, "57%"), (0.58, "58%"), (0.005, "1%"), (0.999, "100%"), (0, "0%"),
    ])
  func labels(_ value: Double, _ label: String) {
    #expect(ProgressFraction(value).label == label)
  }
}
