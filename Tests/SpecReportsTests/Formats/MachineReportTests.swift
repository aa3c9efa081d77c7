import Foundation
import FoundationXML
import SpecReports
import SpecResults
import Testing

@Suite("Reports for machines")
struct MachineReportTests {
  static let run = SampleRun.events(
    [SampleRun.outward, SampleRun.diagonal, SampleRun.hostile],
    errors: [SpecError(kind: .load, location: nil, message: "bad")])

  @Test("JUnit's XML parses, its counts are right, and the failing text can be found")
  func junit() throws {
    let text = ReportFormat.junit.text(Self.run)
    let document = try XMLDocument(xmlString: text)
    let suite = try #require(
      try document.nodes(forXPath: "/testsuites/testsuite").first as? XMLElement)
    for (attribute, path) in [
      ("tests", "testcase"), ("failures", "testcase/failure"), ("errors", "testcase/error"),
      ("skipped", "testcase/skipped"),
    ] {
      let count = try suite.nodes(forXPath: path).count
      #expect(suite.attribute(forName: attribute)?.stringValue == "\(count)")
    }
    let message = try suite.nodes(forXPath: "testcase/error/@message").first?.stringValue ?? ""
    #expect(message.contains("a<b>&\"'|`*#%:,\\]]>\t\\x00\\x1b[2J\\u{fffe}\\u{202e}😀é\n::error::x"))
    #expect(try suite.nodes(forXPath: "testcase[@line='40'][@file]").count == 2)
  }

  @Test("JSON lines parse with a strict reader, one event a line")
  func json() throws {
    let lines = ReportFormat.json.text(Self.run).split(separator: "\n")
    #expect(lines.count == Self.run.count)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("TAP has a plan that matches, and no text that reads as a directive")
  func tap() {
    let lines = ReportFormat.tap.text(Self.run).split(separator: "\n").map(String.init)
    #expect(lines.first == "TAP version 14")
    #expect(lines.last == "1..4")
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(points.count == 4)
    #expect(
      points[0] == "ok 1 - specs/tile/release_spec.lua > spring-release tile > outward release"
    )
    #expect(points[2].contains("\\#") && !points[2].contains(" # "))
  }

  @Test("GitHub's annotations are one line each, whatever stands in them")
  func github() {
    let text = ReportFormat.github.text(Self.run)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[1].hasPrefix("::error file=p%3A<%2C>,line=3,col=7,title="))
    #expect(lines[1].hasSuffix("%0A::error::x"))
  }

  @Test(
    "no text in them begins a line of its own", arguments: [ReportFormat.tap, .github, .markdown])
  func forged(_ format: ReportFormat) {
    let line = "ok    b_spec.lua   9 ok"
    let text = format.text(SampleRun.events(SampleRun.forged(line)))
    #expect(text.contains(line))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix(line) })
  }

  @Test("Markdown tables keep their columns, and equal runs give equal bytes")
  func markdown() {
    let text = ReportFormat.markdown.text(Self.run)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 4)
    #expect(
      rows[2] == """
        | outward release | Pull. | Turns. | furthest 125.525 pt at 19.8 ms<br>turns after 19.8 ms \
        | 125.525 within 0.01 | 0.01 pt to spare | ok |
        """)
    #expect(text == ReportFormat.markdown.text(Self.run))
  }

  @Test("the page holds no text as markup and fetches nothing")
  func html() {
    let text = ReportFormat.html.text(Self.run)
    #expect(text.contains("a&lt;b&gt;&amp;&quot;"))
    #expect(!text.contains("a<b>"))
    #expect(!text.contains("src=") && !text.contains("href=") && !text.contains("@import"))
  }
}
