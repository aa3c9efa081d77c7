import Testing

/// A text in Lua and what it answers: its results, or the message with which it is refused.
struct WordRow: Sendable, CustomTestStringConvertible {
  let text: String
  let answer: String
  var testDescription: String { text }

  init(_ text: String, _ answer: String) { (self.text, self.answer) = (text, answer) }

  /// Expects that the text's values are the answer, where it follows upon `script`.
  func expectAnswer(
    after script: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try LuaBench().answer("\(script)\nreturn \(text)")
    #expect(found == answer, sourceLocation: sourceLocation)
  }

  /// Expects that the text is refused with the answer, at its own line behind `script`.
  func expectRefusal(
    after script: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let line = script.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let found = try LuaBench().answer("\(script)\nreturn \(text)")
    #expect(found == "bench.lua:\(line): \(answer)", sourceLocation: sourceLocation)
  }
}
