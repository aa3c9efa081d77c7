/// The tokens of a Lua text, without its comments.
struct LuaTokens: IteratorProtocol {
  /// What a token is.
  enum Kind {
    /// A name, or a word of Lua's.
    case word
    /// A number, with all letters and points behind it.
    case number
    /// A string in any of Lua's brackets.
    case string
    /// One of `( ) { } [ ]`.
    case bracket
    /// A sign of Lua's, or a byte that is none.
    case sign
  }

  /// A token and where it stands.
  struct Token {
    /// What it is.
    let kind: Kind
    /// As it is written.
    let text: String
    /// The line where it begins, counted from 1.
    let line: Int
    /// The line where it ends.
    let lastLine: Int
    /// The column where it begins, counted from 1 in bytes.
    let column: Int
    /// Where it stands in the text, in bytes.
    let range: Range<Int>
    /// How many blanks its line begins with.
    let indent: Int
    /// Whether nothing stands before it in its line.
    let isFirst: Bool
    /// Whether it is a name or a bracket, of which blocks are made.
    var isWordOrBracket: Bool { kind == .word || kind == .bracket }
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var lineStart = 0
  private var lastLine = 0
  private var indent = 0

  init(_ source: ArraySlice<UInt8>) {
    bytes = Array(source)
  }

  mutating func next() -> Token? {
    while let byte = byte(0) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return token(.string) { $0.skipString(byte) }
      case UInt8(ascii: "-") where self.byte(1) == byte: skipComment()
      case UInt8(ascii: "[") where longBracket() != nil:
        return token(.string) { $0.skipLongBracket() }
      case _ where "(){}[]".utf8.contains(byte): return token(.bracket) { $0.place += 1 }
      case _ where Self.isLetter(byte):
        return token(.word) { $0.skip { Self.isLetter($0) || Self.isDigit($0) } }
      case _ where Self.isDigit(byte):
        let isPart = { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: ".") }
        return token(.number) { $0.skip(isPart) }
      case _ where byte <= UInt8(ascii: " "): advance()
      default: return token(.sign) { $0.place += $0.signLength }
      }
    }
    return nil
  }

  /// How many characters the sign has that begins here.
  private var signLength: Int {
    let (first, second) = (byte(0), byte(1))
    switch (first, second) {
    case (UInt8(ascii: "."), first): return byte(2) == first ? 3 : 2
    case (UInt8(ascii: "="), first), (UInt8(ascii: "/"), first), (UInt8(ascii: ":"), first),
      (UInt8(ascii: "<"), first), (UInt8(ascii: ">"), first):
      return 2
    case (UInt8(ascii: "~"), UInt8(ascii: "=")), (UInt8(ascii: "<"), UInt8(ascii: "=")),
      (UInt8(ascii: ">"), UInt8(ascii: "=")):
      return 2
    default: return 1
    }
  }

  // MARK: Reading

  private func byte(_ offset: Int) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private mutating func advance() {
    if bytes[place] == UInt8(ascii: "\n") {
      line += 1
      lineStart = place + 1
    }
    place += 1
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) {
    while let byte = byte(0), isPart(byte) { place += 1 }
  }

  private mutating func token(_ kind: Kind, _ skip: (inout Self) -> Void) -> Token {
    if lastLine != line {
      indent =
        bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }
    let (start, startLine, column) = (place, line, place - lineStart + 1)
    defer { lastLine = line }
    skip(&self)
    return Token(
      kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self), line: startLine,
      lastLine: line, column: column, range: start..<place, indent: indent,
      isFirst: lastLine != startLine)
  }

  private mutating func skipString(_ quote: UInt8) {
    advance()
    while let byte = byte(0), byte != quote, byte != UInt8(ascii: "\n") {
      advance()
      if byte == UInt8(ascii: "\\"), self.byte(0) != nil { advance() }
    }
    if byte(0) != nil { advance() }
  }

  private mutating func skipComment() {
    place += 2
    if byte(0) == UInt8(ascii: "["), longBracket() != nil { return skipLongBracket() }
    while let byte = byte(0), byte != UInt8(ascii: "\n") { advance() }
  }

  /// How many `=` stand in the long bracket that opens here; `nil` where none does.
  private func longBracket() -> Int? {
    var level = 0
    while byte(level + 1) == UInt8(ascii: "=") { level += 1 }
    return byte(level + 1) == UInt8(ascii: "[") ? level : nil
  }

  private mutating func skipLongBracket() {
    let level = longBracket() ?? 0
    let close = Array(("]" + String(repeating: "=", count: level) + "]").utf8)
    while byte(0) != nil, !bytes[place...].starts(with: close) { advance() }
    place = min(place + close.count, bytes.count)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
