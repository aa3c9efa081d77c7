@testable import SpecCommand
import SpecResults
import Testing

@Suite("Margin ledger")
struct MarginLedgerTests {
  private func ledger(_ margins: [(claim: String, margin: Double?)]) -> MarginLedger {
    let place = Location(path: "a_spec.lua", line: 1)
    var result = SpecResult(id: "tile.a", names: ["a"], location: place, outcome: .passed)
    result.claims = margins.map {
      ClaimRecord(holds: true, location: place, claim: $0.claim, margin: $0.margin, unit: "pt")
    }
    return MarginLedger([.specFinished(result)])
  }

  @Test("names what shrank and by how much, the largest share first")
  func losses() {
    let before = ledger([("x", 10), ("y", 1), ("z", 1), ("gone", 4), ("flag", .infinity)])
    let now = ledger([("x", 9), ("y", 0.5), ("z", 2), ("new", 1), ("flag", nil)])
    #expect(
      now.losses(since: before) == [
        "tile.a: y: margin 1 pt -> 0.5 pt, 0.5 pt less",
        "tile.a: x: margin 10 pt -> 9 pt, 1 pt less",
      ])
    #expect(now.shared(with: before) == 3)
  }

  @Test("names the claims that only one of two runs has")
  func unpaired() {
    let before = ledger([("x", 10), ("gone", 4), ("flag", .infinity)])
    let now = ledger([("x", 9), ("new", 1), ("x", 8)])
    #expect(now.claims(missingIn: before) == ["tile.a: new", "tile.a: x"])
    #expect(before.claims(missingIn: now) == ["tile.a: gone"])
    // Of specs that this run left out nothing is missed.
    #expect(before.claims(missingIn: now, ofSpecsIn: now) == ["tile.a: gone"])
    #expect(before.claims(missingIn: MarginLedger([]), ofSpecsIn: MarginLedger([])) == [])
  }

  @Test("tells two claims of one wording apart by their order")
  func repeated() {
    let before = ledger([("x", 1), ("x", 2)])
    #expect(ledger([("x", 1), ("x", 1)]).losses(since: before).count == 1)
    #expect(before.losses(since: before).isEmpty)
  }
}
