/// A string as it is written in Lua, on one line, with an end.
enum QuotedText {
  /// The first `limit` bytes in quotes, and how many there are where that is not all.
  ///
  /// Control characters and bytes that are not UTF-8 are written as escapes.
  static func of(_ bytes: UnsafeRawBufferPointer, limit: Int) -> String {
    guard bytes.count > limit else { return "\"\(escaped(bytes[...]))\"" }
    return "\"\(escaped(bytes.prefix(limit)))…\" (\(bytes.count) bytes)"
  }

  private static func escaped(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    var text = ""
    var rest = bytes[...]
    while let (scalar, width) = firstScalar(of: rest) {
      if let scalar {
        text += escaped(scalar)
      } else if let byte = rest.first {
        text += hexadecimal(byte)
      }
      rest = rest.dropFirst(width)
    }
    return text
  }

  /// The first character and the bytes it takes; no character where they are not UTF-8.
  private static func firstScalar(
    of bytes: Slice<UnsafeRawBufferPointer>
  ) -> (scalar: Unicode.Scalar?, width: Int)? {
    var decoder = UTF8()
    var iterator = bytes.prefix(4).makeIterator()
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): return (scalar, UTF8.width(scalar))
    case .error: return (nil, 1)
    case .emptyInput: return nil
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case _ where scalar.value < 0x20 || scalar.value == 0x7f: hexadecimal(UInt8(scalar.value))
    default: String(scalar)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
