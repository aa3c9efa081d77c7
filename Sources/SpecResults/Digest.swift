/// A 64-bit fingerprint of what a spec did, the same on every machine.
///
/// Numbers enter with 30 significant bits (about 9 digits), since the C library
/// chooses its exp, sin and cos by processor and their last bits differ. It is
/// no protection against someone who wants two runs to look alike.
package struct Digest: Hashable, Sendable {
  /// The fingerprint of all that was added so far.
  package private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// A fingerprint of nothing.
  package init() {}

  /// Adds a whole number, such as a time in flicks or another fingerprint.
  package mutating func add(_ word: UInt64) {
    // The finisher of SplitMix64: each bit of a word changes half of the bits of the value.
    var mixed = (value ^ word) &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    value = mixed ^ (mixed >> 31)
  }

  /// Adds a time or count that may be negative.
  package mutating func add(_ number: Int64) {
    add(UInt64(bitPattern: number))
  }

  /// Adds a number with 30 significant bits; the two zeros are one, and so are all NaNs.
  package mutating func add(_ number: Double) {
    guard number != 0, !number.isNaN else { return add(number == 0 ? 0 : Double.nan.bitPattern) }
    let dropped = UInt64(Double.significandBitCount - 29)
    let half: UInt64 = 1 << (dropped - 1)
    add((number.bitPattern &+ half) >> dropped)
  }

  /// Adds a text and its length.
  package mutating func add(_ text: consuming String) {
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes and their number: eight to a word, the first one highest, and a word of the rest.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    func next<Word: FixedWidthInteger>(_: Word.Type) -> UInt64 {
      defer { place += MemoryLayout<Word>.size }
      return UInt64(Word(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: Word.self)))
    }
    while place + 8 <= bytes.count { add(next(UInt64.self)) }
    var word: UInt64 = 0
    if bytes.count & 4 != 0 { word = next(UInt32.self) }
    if bytes.count & 2 != 0 { word = word << 16 | next(UInt16.self) }
    if bytes.count & 1 != 0 { word = word << 8 | next(UInt8.self) }
    add(word)
    add(UInt64(bytes.count))
  }

  /// Adds how a spec ended.
  package mutating func add(_ outcome: Outcome) {
    add(UInt64(outcome.rawValue))
  }
}
