import SpecResults
import Testing

@testable import SpecRunner

@Suite("Ring")
struct RingTests {
  /// A ring in memory of its own, which outlives it.
  private func withRing(_ body: (Ring) throws -> Void) throws {
    let memory = try SharedMemory(size: Ring.size)
    try body(Ring(at: memory.base))
    withExtendedLifetime(memory) {}
  }

  private func write(_ bytes: [UInt8], to ring: Ring) -> Int {
    bytes.withUnsafeBytes { ring.write($0) }
  }

  @Test("gives back what was written, across its end, many times around")
  func wrapsAround() throws {
    try withRing { ring in
      var written: [UInt8] = []
      var taken: [UInt8] = []
      for round in 0..<40 {
        let bytes = (0..<(7_919 + round)).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ round) }
        #expect(write(bytes, to: ring) == bytes.count)
        written += bytes
        ring.take(into: &taken)
      }
      #expect(taken == written)
      #expect(ring.count == 0)
    }
  }

  @Test("takes no more than there is room for")
  func full() throws {
    try withRing { ring in
      let bytes = [UInt8](repeating: 1, count: Ring.capacity + 10)
      #expect(write(bytes, to: ring) == Ring.capacity)
      #expect(write(bytes, to: ring) == 0)
      var taken: [UInt8] = []
      ring.take(into: &taken)
      #expect(taken.count == Ring.capacity)
      #expect(write([5], to: ring) == 1)
    }
  }

  @Test("a message arrives once it is whole, in however many pieces it came")
  func messages() throws {
    var result = SpecResult(
      id: "a > b", names: ["a", "b"], location: Location(path: "x", line: 3), outcome: .failed)
    result.output = String(repeating: "x", count: 500)
    let messages: [Message] = [
      .fileStarted(index: 4), .loaded(declared: 9), .passed(digest: 77), .finished(result),
      .errored(SpecError(kind: .load, location: nil, message: "m")), .fileFinished(nanoseconds: 5),
    ]
    let bytes = messages.flatMap { message in
      let (head, body) = message.encoded
      return withUnsafeBytes(of: head) { Array($0) } + body
    }
    for size in [1, 7, 100, bytes.count] {
      try withRing { ring in
        var inbox = MessageInbox()
        var arrived: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          _ = write(Array(bytes[start..<min(start + size, bytes.count)]), to: ring)
          try inbox.receive(from: ring) { arrived.append("\($0)") }
        }
        #expect(arrived == messages.map { "\($0)" })
      }
    }
  }

  @Test("bytes that are no messages are an error, not a trap")
  func noise() throws {
    try withRing { ring in
      var inbox = MessageInbox()
      _ = write([UInt8](repeating: 0xEE, count: 64), to: ring)
      #expect(throws: ArchiveError.self) { try inbox.receive(from: ring) { _ in } }
    }
  }
}
