import Testing

@testable import SpecResults

@Suite("Event stream")
struct RunEventCodingTests {
  @Test("every kind of event comes back from its line", arguments: Samples.events)
  func roundTrip(_ event: RunEvent) throws {
    let read = try RunEvent.event(parsing: event.jsonLine()[...])
    #expect(read?.jsonLine() == event.jsonLine())
  }

  @Test("a line is what a reader of JSON expects to see")
  func line() {
    let line = String(
      decoding: RunEvent.fileStarted(path: "a \"b\"\n\u{1}\u{7F}é").jsonLine(), as: UTF8.self)
    #expect(line == #"{"event":"file_started","path":"a \"b\"\n\u0001\u007fé"}"# + "\n")
  }

  @Test("kinds and fields that are not known are passed over")
  func unknown() throws {
    let text = """
      {"event":"run_started","format":1}
      {"event":"weather","rain":[1,{"a":null}]}
      {"event":"file_started","path":"x","colour":"blue"}
      {"event":"run_finished"}
      """
    let read = try RunEvent.report(parsing: Array(text.utf8))
    #expect(read.count == 3)
    #expect(read[1].jsonLine() == RunEvent.fileStarted(path: "x").jsonLine())
  }

  @Test("a later format is refused by its number")
  func laterFormat() {
    let text = #"{"event":"run_started","format":2,"version":"9"}"#
    #expect(throws: ReportFault(line: 1, reason: .broken(.laterFormat(2)))) {
      try RunEvent.report(parsing: Array(text.utf8))
    }
  }

  private static let whole = """
    {"event":"run_started","format":1,"files":1}
    {"event":"file_started","path":"a_spec.lua"}
    {"event":"run_finished"}

    """

  @Test("a report is whole as it is written, with and without its last line feed")
  func whole() throws {
    for bytes in [Array(Self.whole.utf8), Array(Self.whole.utf8.dropLast())] {
      #expect(try RunEvent.report(parsing: bytes).count == 3)
    }
  }

  /// The first line is 45 bytes long with its line feed, the second as many, the third 25.
  @Test("a report that is cut off anywhere is told so, in the line where it ends")
  func cutOff() throws {
    let bytes = Array(Self.whole.utf8)
    #expect(bytes.count == 45 + 45 + 25)
    for count in 1..<bytes.count - 1 {
      let line = count <= 45 ? 1 : count <= 90 ? 2 : 3
      #expect(throws: ReportFault(line: line, reason: .cutOff), "\(count)") {
        try RunEvent.report(parsing: Array(bytes.prefix(count)))
      }
    }
  }

  @Test(
    "what is no report is told so, and a line of one that makes no sense by its number",
    arguments: [
      ("", 1, .foreign), ("\n\n", 1, .foreign), ("{}", 1, .foreign), ("{\"event\":3}", 1, .foreign),
      ("local a = 1\n", 1, .foreign), ("{\"event\":\"run_finished\"}\n", 1, .foreign),
      ("{\"event\":\"weather\"}\n", 1, .foreign), ("\n[]\n", 2, .foreign),
      ("{\"event\":\"run_started\"}\n?\n", 2, .broken(.malformed(offset: 0))),
      (
        "{\"event\":\"run_started\"}\n\n{\"event\":\"file_started\",\"path\":3}\n", 3,
        .broken(.unexpected(wanted: "a text"))
      ),
    ] as [(String, Int, ReportFault.Reason)])
  func foreign(_ text: String, _ line: Int, _ reason: ReportFault.Reason) {
    #expect(throws: ReportFault(line: line, reason: reason)) {
      try RunEvent.report(parsing: Array(text.utf8))
    }
  }

  @Test(
    "a margin that is infinite, or none, is null, which reads as no number",
    arguments: [.infinity, nil] as [Double?])
  func infinity(margin: Double?) throws {
    var claim = ClaimRecord(holds: true, location: Location(path: "a", line: 1), claim: "c")
    claim.margin = margin
    var result = Samples.result
    result.claims = [claim]
    let line = RunEvent.specFinished(result).jsonLine()
    #expect(String(decoding: line, as: UTF8.self).contains(#""margin":null"#))
    guard case .specFinished(let read) = try RunEvent.event(parsing: line[...]) else { return }
    #expect(read.claims[0].margin == nil)
  }
}
