import Foundation
import TestSupport
import Testing

@Suite("sprung diagnose")
struct DiagnoseTests {
  private static let root = URL.repository

  private func diagnose(_ arguments: String...) throws -> Sprung {
    try Sprung(arguments: ["diagnose"] + arguments, in: Self.root)
  }

  @Test("tells two mistakes by what they do together, and says what was not judged")
  func pair() throws {
    let told = try diagnose("Tests/Fixtures/diagnose/hasty_sheet.lua", "--as", "swipe-up-sheet")
    #expect(told.status == 1)
    let lines = told.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("Tests/Fixtures/diagnose/hasty_sheet.lua as swipe-up-sheet: 5 of "))
    #expect(
      lines[1] == "two documented mistakes together explain 5 of the 5 failing checks, "
        + "5 of them to the number:")
    for line in [
      "1. the current offset is reset only where something is locked. (m.sheet.reset-in-branch)",
      "   change: Put the current offset to 0 after both branches, always.",
      "2. 15 pt are enough. (m.sheet.threshold-small)", "less likely:",
      "not judged, since something is missing or raises:",
    ] { #expect(lines.contains(line), "\(told.output)") }
    #expect(
      lines.contains { $0.contains("has no parameter \"variant\"") && $0.contains("sheet.cancel") })
  }

  @Test("asks for names where most checks miss theirs, and takes them")
  func names() throws {
    let file = "Tests/Fixtures/diagnose/stiff_tile.lua"
    let unnamed = try diagnose(file, "--as", "follow-tile")
    #expect(unnamed.status == 3)
    #expect(unnamed.output.isEmpty && unnamed.diagnostics.hasSuffix("say --rename OWN=NAME\n"))
    #expect(unnamed.diagnostics.contains("has no \"offset\""))
    let named = try diagnose(file, "--as", "follow-tile", "--rename", "place=offset")
    #expect(named.status == 1)
    #expect(
      named.output.contains("1. the drag writes without an animation. (m.drag.direct-follow)"))
  }

  @Test("finds nothing in the right form")
  func right() throws {
    let told = try diagnose("specs/interactions/swipe_card.lua", "--as", "swipe-card")
    #expect(told.status == 0)
    #expect(told.output.hasPrefix("specs/interactions/swipe_card.lua as swipe-card: 0 of "))
    #expect(told.output.hasSuffix(" checks failed\n\nno documented mistake shows\n"))
  }

  @Test("says where a subject is at fault that no check can judge")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write("return interaction.define(\"card\" {})", to: "card.lua")
    let told = try diagnose(folder.url.appending(path: "card.lua").path, "--as", "swipe-card")
    #expect(told.status == 3)
    #expect(told.output.isEmpty)
    #expect(told.diagnostics.contains(" checks could not be judged, so no mistake can be named:\n"))
    #expect(told.diagnostics.contains("card.lua:1:34: ')' expected near '{'"))
    #expect(try diagnose("card.lua", "--as", "swipe-cart").status == 2)
  }

  @Test(
    "blames a file that returns no definition, and no check",
    arguments: ["return 42", "", "return {}"])
  func noDefinition(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "card.lua")
    let path = folder.url.appending(path: "card.lua").path
    let told = try diagnose(path, "--as", "swipe-card")
    #expect(told.status == 2)
    #expect(told.output.isEmpty)
    #expect(
      told.diagnostics
        == "sprung: \(path) should return a definition, interaction.define(…)\n")
  }
}
