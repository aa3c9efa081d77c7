import SpecResults
import Testing

@testable import SpecRunner
@testable import SpecWords

/// Globals that are not there: they read as nil, which passes for what did not happen or was left out.
@Suite("Missing names")
struct MissingNameTests {
  typealias Row = WrongSpecTests.Row

  /// A name that nothing has, and what to say where nothing more is known of it.
  static func missing(_ name: String) -> String {
    "there is no \"\(name)\", which reads as nil (a text stands in quotes, \"\(name)\"; a variable begins with local \(name) = …)"
  }

  static let rows: [Row] = [
    Row("tile:play(drag.by(9, 9):cancel{ reason = system })", missing("system")),
    Row("tile:play(drag.by(9, 9, { over = seconds }):release())", missing("seconds")),
    Row("interaction('spring-tile', { spring = slow })", missing("slow")),
    Row("observe('cancelled', q)", missing("q")),
    Row(
      "assert.equal(null, run.cancelled)",
      "there is no \"null\", which reads as nil (nothing is written nil)"),
  ]

  @Test("are warned of where a value is wanted", arguments: rows)
  func warning(_ row: Row) throws {
    let bench = try row.bench
    #expect(bench.results.map(\.warnings) == [[Warning(at: bench.line(6), row.message)]])
    #expect(bench.results.map(\.outcome) == [.passed])
  }

  @Test("are warned of where they are read before the spec")
  func before() throws {
    let bench = try SpecBench(
      """
      local limits = { over = secs }
      it("a", function() interaction("spring-tile"):play(drag.by(9, 9, limits):release()) end)
      it("b", function() end)
      """)
    #expect(
      bench.results.map(\.warnings) == [[Warning(at: bench.line(1), Self.missing("secs"))], []])
  }
}
