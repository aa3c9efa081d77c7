extension Record {
  /// The whole record as bytes, for a reader of the same build.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    var copy = self
    // A writer into memory has nothing to fail at.
    try? copy.exchange(with: &writer)
    return writer.bytes
  }

  /// The record that `encoded()` gave.
  package init(decoding bytes: [UInt8]) throws(ArchiveError) {
    self = .blank
    var reader = ByteReader(bytes)
    try exchange(with: &reader)
  }
}
