import SpecResults

/// The messages of one worker, put together again from the bytes that arrive.
struct MessageInbox {
  private var bytes: [UInt8] = []

  /// Takes all that waits in `ring` and hands on every message that is whole.
  ///
  /// - Throws: `ArchiveError` where the bytes are no messages, as of a worker that has overwritten
  ///   its own memory.
  mutating func receive(from ring: Ring, _ take: (Message) -> Void) throws(ArchiveError) {
    ring.take(into: &bytes)
    var offset = 0
    while let head = head(at: offset) {
      guard head.kind != nil else { throw .malformed(offset: offset) }
      let start = offset + MemoryLayout<MessageHead>.size
      let end = start + head.bodyLength
      guard end <= bytes.count else { break }
      take(try Message(head, body: bytes[start..<end]))
      offset = end
    }
    bytes.removeFirst(offset)
  }

  /// The head at `offset`; `nil` where it has not arrived yet.
  private func head(at offset: Int) -> MessageHead? {
    guard bytes.count - offset >= MemoryLayout<MessageHead>.size else { return nil }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: MessageHead.self) }
  }
}
