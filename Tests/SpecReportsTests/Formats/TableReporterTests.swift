import SpecReports
import SpecResults
import Testing

@Suite("Table")
struct TableReporterTests {
  @Test("shows each check with what was measured, and failures where they happened")
  func checks() {
    let events = SampleRun.events([SampleRun.outward, SampleRun.diagonal, SampleRun.asserted])
    #expect(
      ReportFormat.table.text(events) == """
        spring-release tile   000_13a70209cfd18c2e.txt   specs/tile/release_spec.lua
          ok    outward release    furthest 125.525 pt at 19.8 ms   125.525 within 0.01   0.01 pt to spare
                                   turns after 19.8 ms
          FAIL  diagonal release   heading -90 deg                  -53.1 within 1 deg    35.9 deg beyond
                specs/tile/release_spec.lua:48: error: right after the release the offset should move on along -53.1 deg
                  (300, -400) pt/s was released, (0, -400) pt/s was handed over
                  48 | expect(heading)
          ok    next interaction                                    3 assertions
        3 checks: 2 ok, 1 failed   3.1 ms   digest 5f1c09e2

        """)
  }

  @Test("stays within the width that it is given")
  func width() {
    var style = ReportStyle()
    style.width = 80
    let text = ReportFormat.table.text(SampleRun.events([SampleRun.outward]), style)
    #expect(text.split(separator: "\n").dropFirst().allSatisfy { String($0).displayWidth <= 80 })
    #expect(text.contains("furthest 125.525"))
  }

  @Test("lists what was measured beside a long instruction, not below it")
  func stacked() {
    var style = ReportStyle()
    style.width = 120
    style.showsInstructions = true
    var result = SampleRun.outward
    result.check?.action = "Pull the tile away from home and let go of it while it still moves."
    let text = ReportFormat.table.text(SampleRun.events([result]), style)
    let lines = text.split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { String($0).displayWidth <= 120 })
    // The instruction fills four lines of some twenty columns, both findings stand beside them.
    #expect(lines.count == 1 + 4 + 1)
    #expect(lines.dropFirst(3).first?.contains("turns after") == true)
  }

  @Test("counts plain specs in their file's line and names those that went wrong")
  func plain() {
    var passed = SpecResult(
      id: "a", names: ["adds"], location: Location(path: "a_spec.lua", line: 1), outcome: .passed)
    passed.output = "hello\n"
    var failed = passed
    failed.outcome = .errored
    failed.errors = [
      SpecError(
        kind: .raised, location: failed.location, message: "no", traceback: ["in f", "in g"])
    ]
    let events = SampleRun.events([passed, failed])
    #expect(
      ReportFormat.table.text(events) == """
        ERROR a_spec.lua   1 ok, 1 errored
          ERROR adds
                a_spec.lua:1: error: no
                  in f
                  in g
                | hello
        2 specs: 1 ok, 1 errored   3.1 ms   digest 5f1c09e2

        """)
  }

  @Test("points at a column only where the line is shown in one row", arguments: [80, 30])
  func caret(width: Int) {
    var error = SpecError(
      kind: .load, location: Location(path: "a_spec.lua", line: 2, column: 32),
      message: "'=' expected")
    error.source = "local a = { 1, 2, 3, 4, 5, 6 } b"
    let lines = Problem(error).lines(plots: nil, width: width)
    #expect(lines.contains { $0.hasSuffix("^") } == (width == 80))
    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test("tells of a file that could not be loaded")
  func fileError() {
    var error = SpecError(
      kind: .load, location: Location(path: "a_spec.lua", line: 2, column: 9),
      message: "'=' expected")
    error.source = "  é = \t= 1"
    #expect(
      ReportFormat.table.text(SampleRun.events([], errors: [error])) == """
        ERROR empty_spec.lua   no specs
                a_spec.lua:2:9: error: '=' expected
                  2 | é = \t= 1
                          \t^
        0 specs, 1 file in error   3.1 ms

        """)
  }

  @Test("when quiet, says nothing of what passed")
  func quiet() {
    var style = ReportStyle()
    style.verbosity = .quiet
    #expect(
      ReportFormat.table.text(SampleRun.events([SampleRun.outward]), style)
        == "1 check: 1 ok   3.1 ms   digest 5f1c09e2\n")
  }

  @Test("keeps an Arabic title aligned and whole")
  func arabic() {
    var style = ReportStyle()
    style.language = .arabic
    let text = ReportFormat.table.text(SampleRun.events([SampleRun.outward]), style)
    #expect(text.contains("  \u{2067}ناجح\u{2069}  \u{2067}تحرير\u{2069}   "))
    #expect(text.contains("\n                \u{2066}turns after"))
  }

  @Test("marks what a document does not say in the language that was asked for")
  func untranslated() {
    var style = ReportStyle()
    style.language = .swedish
    style.showsInstructions = true
    var result = SampleRun.asserted
    result.check?.actions = ["sv": "Dra."]
    let text = ReportFormat.table.text(SampleRun.events([result]), style)
    #expect(text.contains("  ok      Släpp   Dra.   Turns. (en)"))
  }

  @Test("obeys no escape sequence of a spec, and fences what GitHub would obey")
  func hostile() {
    var style = ReportStyle()
    style.isFenced = true
    let text = ReportFormat.table.text(SampleRun.events([SampleRun.hostile]), style)
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\0" })
    #expect(text.contains("\\x1b[2J"))
    #expect(text.hasPrefix("::stop-commands::sprung-"))
  }

  /// What a spec printed stands behind a bar.
  @Test(
    "no text of a spec begins a line of its own", arguments: [ReportFormat.table, .dots],
    [nil, 60, 400])
  func forged(_ format: ReportFormat, _ width: Int?) {
    var style = ReportStyle()
    style.verbosity = .verbose
    style.showsInstructions = true
    style.width = width
    let line = "ok_b_spec.lua_9_ok"
    let text = format.text(SampleRun.events(SampleRun.forged(line)), style)
    #expect(text.contains("\\n" + line))
    for shown in text.split(whereSeparator: \.isNewline) {
      #expect(!shown.drop { $0 == " " }.hasPrefix(line), "\(shown)")
    }
  }

  @Test("tells specs of one name apart as their ids do")
  func sameName() {
    func spec(_ names: [String], _ end: String) -> SpecResult {
      SpecResult(
        id: "a b_spec.lua > \(names.joined(separator: " > "))\(end)", names: names,
        location: Location(path: "a b_spec.lua", line: 1), outcome: .failed)
    }
    let specs = [
      spec(["loop"], ""), spec(["loop"], " #2"), spec(["loop #2"], ""), spec(["loop"], " #2 #2"),
      spec(["a", "b"], ""), spec(["a > b"], " #2"), spec([""], " #3"),
    ]
    let text = ReportFormat.table.text(SampleRun.events(specs))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("  FAIL") }
    #expect(
      rows.map { $0.dropFirst(8) } == [
        "loop", "loop #2", "loop #2", "loop #2 #2", "a > b", "a > b #2", " #3",
      ])
  }

  @Test("has a line for a file in error, whatever it holds")
  func erroredChecklist() {
    let error = SpecError(
      kind: .raised, location: Location(path: SampleRun.tile, line: 3), message: "no")
    let text = ReportFormat.table.text(SampleRun.events([SampleRun.asserted], errors: [error]))
    #expect(
      text.hasPrefix(
        """
        ERROR specs/tile/release_spec.lua   1 ok
                specs/tile/release_spec.lua:3: error: no
        spring-release tile   000_13a70209cfd18c2e.txt   specs/tile/release_spec.lua
          ok    next interaction      3 assertions

        """), "\(text)")
  }

  @Test("colours verdicts only where asked")
  func colour() {
    var style = ReportStyle()
    style.hasColor = true
    let text = ReportFormat.table.text(SampleRun.events([SampleRun.diagonal]), style)
    #expect(text.contains("\u{1B}[1;31mFAIL  \u{1B}[0m"))
  }

  @Test("spends less than 600 bytes on a failure")
  func size() {
    let text = ReportFormat.table.text(SampleRun.events([SampleRun.diagonal]))
    #expect(text.utf8.count < 600)
  }
}
