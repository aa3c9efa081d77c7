import Foundation
import Interactions
import TestSupport
import Testing

@Suite("The table of rules")
struct RuleTableTests {
  /// The rows of the table, cell by cell.
  private func rows() throws -> [[String]] {
    try String(
      contentsOf: .repository.appending(path: "Sources/Interactions/RULES.md"), encoding: .utf8
    )
    .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test("names a test that there is, for each rule")
  func tests() throws {
    let folder = URL.repository.appending(path: "Tests/InteractionsTests")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let quoted = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .flatMap { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\"") }
    let known = Set(quoted)
    for row in try rows() {
      let parts = try #require(row.last).split(separator: ": ", maxSplits: 1)
      for part in parts { #expect(known.contains(String(part)), "\(row[0]): \(part)") }
    }
  }

  @Test("lists every value of every option, the default first")
  func options() throws {
    let text = try rows().map { $0[2] }.joined(separator: "\n")
    let values: [[String]] = [
      Slop.allCases.map(\.rawValue), ReleaseOrder.allCases.map(\.rawValue),
      UpCrosses.allCases.map(\.rawValue), EasingHandoff.allCases.map(\.rawValue),
      CompletionCriteria.allCases.map(\.rawValue), LayoutDirection.allCases.map(\.rawValue),
      EditPolicy.allCases.map(\.rawValue), Variant.allCases.map(\.rawValue),
      CommittedRectangles.Clamp.allCases.map(\.rawValue),
    ]
    for list in values {
      #expect(text.contains(list.map { "`\($0)`" }.joined(separator: " ")))
    }
  }
}
