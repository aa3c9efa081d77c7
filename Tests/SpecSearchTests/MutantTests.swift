import Testing

@testable import SpecSearch

@Suite("What a mutant's first lines say")
struct MutantTests {
  @Test("name it, its checks, the advice, and why checks cannot notice it")
  func header() throws {
    let text = """
      -- m.tile.gate-lost: nobody lifts the gate.
      -- caught by: tile.gate tile.removed-not-timer
      -- advice: Lift it: in the completion.
      -- equivalent in tile.gate: it is shut either way.
      -- in Swift: GateTests.swift
      local tile = require "interactions.spring_tile"
      -- equivalent: no header any more
      """
    let mutant = try Mutant(path: "f.lua", of: "spring-tile", text: text)
    #expect(mutant.id == "m.tile.gate-lost")
    #expect(mutant.summary == "nobody lifts the gate.")
    #expect(mutant.catchers == ["tile.gate", "tile.removed-not-timer"])
    #expect(mutant.advice == "Lift it: in the completion.")
    #expect(mutant.exemptions == ["tile.gate": "it is shut either way."])
    #expect(mutant.witness == "GateTests.swift")
    #expect(mutant.equivalence == nil)
  }

  @Test(
    "are missed where the file has none", arguments: ["", "return 1", "-- a remark: of some kind"])
  func nameless(_ text: String) {
    #expect(throws: MutantFault.nameless(path: "f.lua")) {
      try Mutant(path: "f.lua", of: "spring-tile", text: text)
    }
  }
}

@Suite("The documents' rows")
struct DocumentRowsTests {
  @Test("are read with their checks, below their documents")
  func rows() {
    let rows = DocumentRows("# remark\n\nA.txt\n  a.one a.two | Un | deux\n\nB.txt\n  b.one | 1\n")
      .rows
    #expect(rows.map(\.document) == ["A.txt", "B.txt"])
    #expect(rows.map(\.checks) == [["a.one", "a.two"], ["b.one"]])
    #expect(rows.map(\.title) == ["Un | deux", "1"])
  }
}
