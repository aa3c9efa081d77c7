/// Reads what a `ByteWriter` wrote; bytes of any other origin end in an error, never in a trap.
struct ByteReader: Archive {
  private let bytes: [UInt8]
  private var offset = 0

  /// Reads from the start of `bytes`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func text(_ value: inout String) throws(ArchiveError) {
    let length = try length()
    value = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    offset += length
  }

  mutating func number(_ value: inout Double) throws(ArchiveError) {
    value = Double(bitPattern: try word())
  }

  mutating func integer(_ value: inout Int) throws(ArchiveError) {
    value = try count()
  }

  mutating func bits(_ value: inout UInt64) throws(ArchiveError) {
    value = try word()
  }

  mutating func flag(_ value: inout Bool) throws(ArchiveError) {
    value = try byte() != 0
  }

  mutating func optional<Value: Recorded>(_ value: inout Value?) throws(ArchiveError) {
    guard try byte() != 0 else {
      value = nil
      return
    }
    var present = Value.blank
    try present.exchange(with: &self)
    value = present
  }

  mutating func list<Value: Recorded>(_ values: inout [Value]) throws(ArchiveError) {
    // No value takes less than a byte, so a count beyond the bytes left is a broken one.
    let length = try length()
    values.removeAll()
    values.reserveCapacity(length)
    for _ in 0..<length {
      var value = Value.blank
      try value.exchange(with: &self)
      values.append(value)
    }
  }

  mutating func record(_ value: inout some Record) throws(ArchiveError) {
    try value.fields(in: &self)
  }

  mutating func field(
    _ name: StaticString, _ value: inout some Recorded
  ) throws(ArchiveError) {
    try value.exchange(with: &self)
  }

  private mutating func byte() throws(ArchiveError) -> UInt8 {
    guard offset < bytes.count else { throw .malformed(offset: offset) }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func count() throws(ArchiveError) -> Int {
    var value: UInt = 0
    for shift in stride(from: 0, to: UInt.bitWidth, by: 7) {
      let next = try byte()
      value |= UInt(next & 0x7F) << UInt(shift)
      if next < 0x80 { return Int(bitPattern: value) }
    }
    throw .malformed(offset: offset)
  }

  /// A count of things of which each takes at least one of the bytes left.
  private mutating func length() throws(ArchiveError) -> Int {
    let length = try count()
    guard (0...bytes.count - offset).contains(length) else { throw .malformed(offset: offset) }
    return length
  }

  private mutating func word() throws(ArchiveError) -> UInt64 {
    guard bytes.count - offset >= 8 else { throw .malformed(offset: offset) }
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    offset += 8
    return value
  }
}
