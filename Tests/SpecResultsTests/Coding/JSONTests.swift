import SpecResults
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "reads what RFC 8259 allows",
    arguments: [
      (
        #" {"a" : [1, -0.5e+3, true, null] } "#,
        JSON.object([
          JSON.Field(
            name: "a", value: .list([.number("1"), .number("-0.5e+3"), .boolean(true), .null]))
        ])
      ),
      (#""\u00e9\ud83d\ude00\ud83d\n\/""#, .text("é😀\u{FFFD}\n/")),
      ("[]", .list([])),
      ("false", .boolean(false)),
    ])
  func accepts(text: String, value: JSON) throws {
    #expect(try JSON(parsing: Array(text.utf8)[...]) == value)
  }

  @Test(
    "refuses everything else",
    arguments: [
      "", "[1,]", "{a:1}", "{\"a\"}", "01", "+1", "1.", ".5", "1e", "nul", "\"a", "\"\\x\"",
      "\"\t\"", "[1] 2", "NaN", "'a'", "\"\\u12g4\"", String(repeating: "[", count: 100_000),
    ])
  func refuses(text: String) {
    #expect(throws: ArchiveError.self) { try JSON(parsing: Array(text.utf8)[...]) }
  }
}
