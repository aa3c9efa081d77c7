import SpecReports
import Testing

@Suite("Warnings")
struct WarningTests {
  private static let place = "specs/tile/release_spec.lua:8"

  struct Row: Sendable, CustomTestStringConvertible {
    let format: ReportFormat
    /// What the report of one spec with a warning holds once.
    let line: String
    var testDescription: String { "\(format)" }
  }

  static let rows: [Row] = [
    Row(format: .table, line: "        \(place): warning: is 0.3 meant?\n"),
    Row(format: .dots, line: ".\n\(place): warning: is 0.3 meant?\n1 spec"),
    Row(format: .tap, line: "> waits\n# \(place): warning: is 0.3 meant?\n"),
    Row(
      format: .junit, line: "<system-out>\(place): warning: is 0.3 meant?\n</system-out>"),
    Row(
      format: .github,
      line: "::warning file=specs/tile/release_spec.lua,line=8,title=waits::is 0.3 meant?\n"),
    Row(format: .markdown, line: "- `\(place)`: warning: is 0.3 meant?\n\n1 spec"),
    Row(format: .html, line: ">\(place): warning: is 0.3 meant?</pre>"),
    Row(
      format: .json,
      line:
        #""warnings":[{"location":{"path":"specs/tile/release_spec.lua","line":8},"message":"is 0.3 meant?"}]"#
    ),
  ]

  @Test("are seen in every format, also where all passed", arguments: rows)
  func format(_ row: Row) {
    for verbosity in [ReportStyle.Verbosity.quiet, .normal, .verbose] {
      var style = ReportStyle()
      style.verbosity = verbosity
      let text = row.format.text(SampleRun.events([SampleRun.warned]), style)
      #expect(text.split(separator: row.line, omittingEmptySubsequences: false).count == 2)
    }
  }

  @Test(
    "of one line that many specs run are told once to people",
    arguments: [
      ReportFormat.table, .dots, .markdown,
    ])
  func once(_ format: ReportFormat) {
    let text = format.text(SampleRun.events([SampleRun.warned, SampleRun.warned]))
    #expect(text.split(separator: "is 0.3 meant?").count == 2)
  }
}
