/// The words and brackets of a Lua text, without its strings and comments.
struct LuaWords: IteratorProtocol {
  /// A word or bracket and where it stands.
  struct Word {
    /// As it is written.
    let text: String
    /// Its line, counted from 1.
    let line: Int
    /// How many blanks its line begins with.
    let indent: Int
    /// Whether nothing stands before it in its line.
    let isFirst: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var lineStart = 0

  init(_ source: ArraySlice<UInt8>) {
    bytes = Array(source)
  }

  mutating func next() -> Word? {
    while let byte = byte(0) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(byte)
      case UInt8(ascii: "-") where self.byte(1) == byte: skipComment()
      case UInt8(ascii: "[") where longBracket() != nil: skipLongBracket()
      case _ where "(){}[]".utf8.contains(byte): return word(endingAfter: 1)
      case _ where Self.isLetter(byte):
        var length = 1
        while let next = self.byte(length), Self.isLetter(next) || Self.isDigit(next) {
          length += 1
        }
        return word(endingAfter: length)
      case _ where Self.isDigit(byte):
        // So that no exponent or unit behind a number is taken for a word.
        while let next = self.byte(0), Self.isLetter(next) || Self.isDigit(next) { advance() }
      default: advance()
      }
    }
    return nil
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

  private mutating func word(endingAfter length: Int) -> Word {
    let blanks = bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    defer { place += length }
    return Word(
      text: String(decoding: bytes[place..<place + length], as: UTF8.self), line: line,
      indent: blanks.count, isFirst: lineStart + blanks.count == place)
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
