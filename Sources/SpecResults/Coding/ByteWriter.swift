/// Writes records as bytes without names: small, for a reader of the same build.
struct ByteWriter: Archive {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// Nothing written yet.
  init() {
    bytes.reserveCapacity(256)
  }

  mutating func text(_ value: inout String) throws(ArchiveError) {
    count(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func number(_ value: inout Double) throws(ArchiveError) {
    word(value.bitPattern)
  }

  mutating func integer(_ value: inout Int) throws(ArchiveError) {
    count(value)
  }

  mutating func bits(_ value: inout UInt64) throws(ArchiveError) {
    word(value)
  }

  mutating func flag(_ value: inout Bool) throws(ArchiveError) {
    bytes.append(value ? 1 : 0)
  }

  mutating func optional<Value: Recorded>(_ value: inout Value?) throws(ArchiveError) {
    bytes.append(value == nil ? 0 : 1)
    try value?.exchange(with: &self)
  }

  mutating func list<Value: Recorded>(_ values: inout [Value]) throws(ArchiveError) {
    count(values.count)
    for index in values.indices { try values[index].exchange(with: &self) }
  }

  mutating func record(_ value: inout some Record) throws(ArchiveError) {
    try value.fields(in: &self)
  }

  mutating func field(
    _ name: StaticString, _ value: inout some Recorded
  ) throws(ArchiveError) {
    try value.exchange(with: &self)
  }

  /// Seven bits a byte, the lowest first; nearly every count takes one byte.
  private mutating func count(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func word(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }
}
