import SpecResults
import Testing

@Suite("Event stream")
struct RunEventCodingTests {
  @Test("every kind of event comes back from its line", arguments: Samples.events)
  func roundTrip(_ event: RunEvent) throws {
    let read = try RunEvent.events(parsing: event.jsonLine())
    #expect(read.map { $0.jsonLine() } == [event.jsonLine()])
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
      {"event":"weather","rain":[1,{"a":null}]}
      {"event":"file_started","path":"x","colour":"blue"}
      """
    let read = try RunEvent.events(parsing: Array(text.utf8))
    #expect(read.map { $0.jsonLine() } == [RunEvent.fileStarted(path: "x").jsonLine()])
  }

  @Test("a later format is refused by its number")
  func laterFormat() {
    let text = #"{"event":"run_started","format":2,"version":"9"}"#
    #expect(throws: ArchiveError.laterFormat(2)) {
      try RunEvent.events(parsing: Array(text.utf8))
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
    guard case .specFinished(let read) = try RunEvent.events(parsing: line)[0] else { return }
    #expect(read.claims[0].margin == nil)
  }
}
