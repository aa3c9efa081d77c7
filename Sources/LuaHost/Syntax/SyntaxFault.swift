/// A syntax error as Lua tells it, taken apart.
struct SyntaxFault {
  typealias Token = LuaTokens.Token

  /// Lua's sentence, without the place.
  let message: String

  /// The line that it blames.
  let line: String

  /// The word or sign at which Lua stopped.
  let near: String

  /// The tokens of the text up to the end of that line.
  let tokens: [Token]

  /// Where in `tokens` Lua stopped; `nil` where that cannot be told.
  let index: Int?

  /// What Lua says about `source`, and at which line.
  ///
  /// - Parameter complaint: What Lua says about the beginning of the text up to an offset.
  init(
    _ message: String, line number: Int, in source: ArraySlice<UInt8>,
    complaint: (_ end: Int) -> String?
  ) {
    self.message = message
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    line = lines.dropFirst(number - 1).first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let near = Self.near(message)
    self.near = near
    var words = LuaTokens(source)
    var tokens: [Token] = []
    while let word = words.next(), word.line <= number { tokens.append(word) }
    self.tokens = tokens
    let isCut = message.hasPrefix("malformed") || message.hasPrefix("unfinished string")
    let places = tokens.indices.filter {
      let text = tokens[$0].text
      return tokens[$0].line == number && (text == near || isCut && text.hasPrefix(near))
    }
    // Lua reads word by word: what it says of a text, it says of each beginning that holds the
    // fault, and of no shorter one.
    var (low, high) = (0, places.count)
    while low < high, places.count > 1 {
      let middle = (low + high) / 2
      let isPast = complaint(tokens[places[middle]].range.upperBound) == message
      if isPast { high = middle } else { low = middle + 1 }
    }
    index = low < places.count ? places[low] : nil
  }

  private static func near(_ message: String) -> String {
    var near = message[...]
    while let found = near.after(" near ") { near = found }
    if near.count == message.count { return "" }
    return near.hasPrefix("'") && near.count > 2
      ? String(near.dropFirst().dropLast()) : String(near)
  }

  /// Whether Lua says that it expected `word`.
  func expects(_ word: String) -> Bool { message.hasPrefix("'\(word)' expected") }

  /// What Lua says that it wants closed, and the line where that begins; `nil` where it does not tell.
  var opener: (word: String, line: Int)? {
    guard let rest = message[...].after("(to close '"), let mark = rest.firstIndex(of: "'"),
      let line = rest.after("at line ").flatMap({ Int($0.prefix { $0.isNumber }) })
    else { return nil }
    return (String(rest[..<mark]), line)
  }

  /// The line to blame rather than the one that Lua does: the end of the line before, where
  /// something is missing, or the beginning of what has not ended.
  var blamedLine: Int? {
    if ["unfinished", "break", "no visible label"].contains(where: message.hasPrefix) {
      return message[...].after("at line ").flatMap { Int($0.prefix { $0.isNumber }) }
    }
    let isSurplus = ["'end'", "'until'", "<eof>", "unexpected"].contains { message.hasPrefix($0) }
    return isSurplus && near != "<eof>" ? nil : lineBefore
  }

  /// The token at which Lua stopped.
  var token: Token? { index.map { tokens[$0] } }

  /// The token so many places before that at which Lua stopped.
  func before(_ count: Int = 1) -> Token? {
    guard let index = near == "<eof>" ? tokens.count : index, index >= count else { return nil }
    return tokens[index - count]
  }

  /// The text of `before`; empty where there is none.
  func word(before count: Int = 1) -> String { before(count)?.text ?? "" }

  /// What stands behind the token at which Lua stopped, in its line.
  var rest: ArraySlice<Token> { index.map { tokens[($0 + 1)...] } ?? [] }

  /// Whether Lua stopped at the beginning of a value: a name, a number, a string or a table.
  var isValue: Bool {
    guard let first = near.first, !Self.reserved.contains(near) else { return false }
    return first.isLetter || first.isNumber || "\"'{_".contains(first)
  }

  /// The line of the token before, where Lua noticed only at the beginning of another one.
  var lineBefore: Int? {
    guard let before = before(), near == "<eof>" || token?.isFirst == true else { return nil }
    return before.lastLine
  }

  /// The sign that is made of the one at which Lua stopped and of those that stand close to it.
  var mark: String {
    guard let index, tokens[index].kind == .sign else {
      return rest.prefix { $0.kind == .sign }.map(\.text).joined()
    }
    let isJoined = { (left: Int) in
      tokens[left].kind == .sign && tokens[left + 1].kind == .sign
        && tokens[left].range.upperBound == tokens[left + 1].range.lowerBound
    }
    var (first, last) = (index, index)
    while first > 0, isJoined(first - 1) { first -= 1 }
    while last + 1 < tokens.count, isJoined(last) { last += 1 }
    return tokens[first...last].map(\.text).joined()
  }

  /// The words that cannot be names.
  static let reserved: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  /// The words that end a block.
  static let closing: Set<String> = ["else", "elseif", "end", "until"]
}

extension Substring {
  /// What follows the first `mark`; `nil` where there is none.
  fileprivate func after(_ mark: String) -> Substring? {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { return rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
