import Foundation
import SpecResults
import Testing

@testable import SpecRunner

/// Lines as beginners write them, and right ones that look like them: what is said of each stands at
/// its line, tells what came and what to write, and is the same in a run and in `check`.
@Suite("Lines of specs")
struct SpecLineTests {
  @Test("end as they should", arguments: try SpecLine.all())
  func ends(_ line: SpecLine) throws {
    let bench = try SpecBench(line: line.text)
    let outcome =
      switch line.ending {
      case .errors: "errored tile > comes home | raised 6: \(line.message)"
      case .fails: "failed tile > comes home | 6: \(line.message)"
      case .warns, .passes: "passed tile > comes home"
      }
    #expect(bench.lines == [outcome], sourceLocation: line.sourceLocation)
    let warning = Warning(at: bench.line(6), line.message)
    switch line.ending {
    case .errors, .fails: break
    case .warns:
      #expect(bench.results[0].warnings == [warning], sourceLocation: line.sourceLocation)
    case .passes: #expect(bench.results[0].warnings == [], sourceLocation: line.sourceLocation)
    }
    guard let column = line.column else { return }
    let (errors, warnings) = (bench.check.errors, bench.check.warnings)
    #expect(errors.isEmpty == (line.ending != .errors), sourceLocation: line.sourceLocation)
    let told = errors.map { ($0.location, $0.message) } + warnings.map { ($0.location, $0.message) }
    #expect(
      told.map { "\($0?.line ?? 0):\($0?.column ?? 0): \($1)" }
        == ["6:\(column): \(line.message)"], sourceLocation: line.sourceLocation)
  }

  @Test("are read with what stands around them, and how they end")
  func reads() throws {
    let text = """
      -- A comment.
      --: ( … )
      a
      b
      --> fails at 3: why: \\nso

      --:
      c
      --> passes
      """
    let lines = try SpecLine.lines(of: text, in: URL(fileURLWithPath: "/lines/a.lua"))
    #expect(lines.map(\.text) == [" ( a )", " ( b )", "c"])
    #expect(lines.map(\.ending) == [.fails, .fails, .passes])
    #expect(lines.map(\.column) == [3, 3, nil])
    #expect(lines.map(\.message) == ["why: \nso", "why: \nso", ""])
    #expect(lines.map(\.sourceLocation.line) == [3, 4, 8])
  }

  @Test(
    "are not passed over where nothing is said of them",
    arguments: ["a", "a\n--> ends", "--> passes"])
  func unreadable(_ text: String) {
    #expect(throws: SpecLine.Unreadable.self) {
      try SpecLine.lines(of: text, in: URL(fileURLWithPath: "/lines/a.lua"))
    }
  }
}
