/// Writes records as JSON objects in one line; what is empty is left out.
package struct JSONWriter: Archive {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Whether a value stands before the next one at this level.
  private var needsComma = false

  /// Nothing written yet.
  package init() {}

  package mutating func text(_ value: inout String) throws(ArchiveError) {
    append(quoted: value)
  }

  package mutating func number(_ value: inout Double) throws(ArchiveError) {
    append(value.isFinite ? "\(value + 0)" : "null")  // −0 is 0
  }

  package mutating func integer(_ value: inout Int) throws(ArchiveError) {
    append("\(value)")
  }

  package mutating func bits(_ value: inout UInt64) throws(ArchiveError) {
    append("\"\(hexadecimal(value))\"")
  }

  package mutating func flag(_ value: inout Bool) throws(ArchiveError) {
    append(value ? "true" : "false")
  }

  package mutating func optional<Value: Recorded>(_ value: inout Value?) throws(ArchiveError) {
    if value == nil { append("null") }
    try value?.exchange(with: &self)
  }

  package mutating func list<Value: Recorded>(_ values: inout [Value]) throws(ArchiveError) {
    open("[")
    for index in values.indices {
      separate()
      try values[index].exchange(with: &self)
    }
    close("]")
  }

  package mutating func record(_ value: inout some Record) throws(ArchiveError) {
    open("{")
    try value.fields(in: &self)
    close("}")
  }

  package mutating func field(
    _ name: StaticString, _ value: inout some Recorded
  ) throws(ArchiveError) {
    if value.isAbsent { return }
    separate()
    append(quoted: name.description)
    append(":")
    try value.exchange(with: &self)
  }

  private mutating func separate() {
    if needsComma { append(",") }
    needsComma = true
  }

  private mutating func open(_ bracket: String) {
    append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    append(bracket)
    needsComma = true
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Quotes what JSON forbids in a text, and DEL, which terminals would obey.
  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x10: append("\\u000" + String(byte, radix: 16))
      case 0x10..<0x20, 0x7F: append("\\u00" + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// `value` as 16 hexadecimal digits.
package func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
