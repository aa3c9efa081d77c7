import Foundation
import TestSupport
import Testing

@testable import SpecSearch

@Suite("What a mistake's first lines say")
struct MistakeTests {
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
    let mistake = try Mistake(path: "f.lua", of: "spring-tile", text: text)
    #expect(mistake.id == "m.tile.gate-lost")
    #expect(mistake.summary == "nobody lifts the gate.")
    #expect(mistake.catchers == ["tile.gate", "tile.removed-not-timer"])
    #expect(mistake.advice == "Lift it: in the completion.")
    #expect(mistake.exemptions == ["tile.gate": "it is shut either way."])
    #expect(mistake.witness == "GateTests.swift")
    #expect(mistake.equivalence == nil)
  }

  @Test(
    "are missed where the file has none", arguments: ["", "return 1", "-- a remark: of some kind"])
  func nameless(_ text: String) {
    #expect(throws: MistakeFault.nameless(path: "f.lua")) {
      try Mistake(path: "f.lua", of: "spring-tile", text: text)
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

@Suite("A folder of mistakes elsewhere")
struct ForeignLibraryTests {
  /// A folder with one mistake of `interaction`, whose first line is `header`.
  private static func library(_ interaction: String, _ header: String) throws -> MistakeLibrary {
    let folder = try TemporaryFolder()
    try folder.write(header, to: "\(interaction)/one.lua")
    return try MistakeLibrary(folder: folder.url.path)
  }

  @Test("is held against the shipped form, by the checks that its mistakes are named like")
  func shippedForm() throws {
    let library = try Self.library("spring-tile", "-- m.tile.one: something is wrong")
    #expect(library.checkPrefixes(of: "spring-tile") == ["tile."])
    let original = try library.original(of: "spring-tile")
    #expect(original == "specs/faults/../interactions/spring_tile.lua")
  }

  @Test("is refused where nobody knows the right form")
  func unknownForm() throws {
    let library = try Self.library("my-dial", "-- m.dial.one: something is wrong")
    let fault = #expect(throws: MistakeFault.self) { try library.original(of: "my-dial") }
    let expected =
      "/../interactions/my_dial.lua nor at specs/faults/../interactions/my_dial.lua"
    #expect(fault?.description.hasSuffix(expected) == true)
  }
}
