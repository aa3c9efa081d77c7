/// A recursive reader of one JSON text.
struct JSONParser {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var depth = 0

  /// Deep enough for every record, and far from the end of the stack.
  private static let deepest = 64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// One value, with nothing but blanks around it.
  mutating func document() throws(ArchiveError) -> JSON {
    let value = try value()
    skipBlanks()
    guard next == nil else { throw broken }
    return value
  }

  private mutating func value() throws(ArchiveError) -> JSON {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"):
      return .object(
        try nested(closing: "}") { (reader) throws(ArchiveError) in try reader.field() })
    case UInt8(ascii: "["):
      return .list(try nested(closing: "]") { (reader) throws(ArchiveError) in try reader.value() })
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try literal("true", .boolean(true))
    case UInt8(ascii: "f"): return try literal("false", .boolean(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested<Item>(
    closing bracket: Unicode.Scalar, _ item: (inout JSONParser) throws(ArchiveError) -> Item
  ) throws(ArchiveError) -> [Item] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw broken }
    offset += 1
    skipBlanks()
    if take(bracket) { return [] }
    var items: [Item] = []
    while true {
      items.append(try item(&self))
      skipBlanks()
      if take(bracket) { return items }
      guard take(",") else { throw broken }
    }
  }

  private mutating func field() throws(ArchiveError) -> JSON.Field {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else { throw broken }
    let name = try text()
    skipBlanks()
    guard take(":") else { throw broken }
    return JSON.Field(name: name, value: try value())
  }

  private mutating func literal(_ word: String, _ value: JSON) throws(ArchiveError) -> JSON {
    guard bytes[offset...].starts(with: word.utf8) else { throw broken }
    offset += word.utf8.count
    return value
  }

  private mutating func number() throws(ArchiveError) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(ArchiveError) {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw broken }
  }

  private mutating func text() throws(ArchiveError) -> String {
    offset += 1
    var plain: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: plain, as: UTF8.self)
      case UInt8(ascii: "\\"): plain.append(contentsOf: String(try escaped()).utf8)
      case 0..<0x20: throw broken
      default: plain.append(byte)
      }
    }
    throw broken
  }

  private mutating func escaped() throws(ArchiveError) -> Unicode.Scalar {
    guard let byte = next else { throw broken }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw broken
    }
  }

  /// What `\u` stands for; a lone half of a pair becomes U+FFFD.
  private mutating func scalar() throws(ArchiveError) -> Unicode.Scalar {
    let high = try unit()
    guard (0xD800..<0xDC00).contains(high), bytes[offset...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(high) ?? "\u{FFFD}"
    }
    let afterHigh = offset
    offset += 2
    let low = try unit()
    guard (0xDC00..<0xE000).contains(low) else {
      offset = afterHigh
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(ArchiveError) -> UInt32 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16)
    else { throw broken }
    offset += 4
    return unit
  }

  private var next: UInt8? {
    offset < bytes.endIndex ? bytes[offset] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x9...0xA).contains(byte) || byte == 0xD { offset += 1 }
  }

  private var broken: ArchiveError { .malformed(offset: offset - bytes.startIndex) }
}
