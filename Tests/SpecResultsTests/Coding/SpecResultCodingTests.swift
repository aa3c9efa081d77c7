import SpecResults
import Testing

@Suite("A result as bytes")
struct SpecResultCodingTests {
  @Test("comes back equal")
  func roundTrip() throws {
    #expect(try SpecResult(decoding: Samples.result.encoded()) == Samples.result)
  }

  @Test("cut short anywhere, is an error and no trap")
  func cut() {
    let bytes = Samples.result.encoded()
    for length in bytes.indices {
      #expect(throws: ArchiveError.self) { try SpecResult(decoding: Array(bytes[..<length])) }
    }
  }

  @Test("with any byte changed, ends in a result or an error")
  func changed() {
    var bytes = Samples.result.encoded()
    for index in bytes.indices {
      for bit in 0..<8 {
        bytes[index] ^= 1 << bit
        _ = try? SpecResult(decoding: bytes)
        bytes[index] ^= 1 << bit
      }
    }
  }
}
