import SpecResults
import Testing

@Suite("Digest")
struct DigestTests {
  private func digest(_ add: (inout Digest) -> Void) -> UInt64 {
    var digest = Digest()
    add(&digest)
    return digest.value
  }

  @Test("does not see the last bits of a number")
  func lastBits() {
    let value = 125.525_024_875
    #expect(digest { $0.add(value) } == digest { $0.add(value.nextUp.nextUp) })
    #expect(digest { $0.add(value) } != digest { $0.add(value + 1e-5) })
    #expect(digest { $0.add(0.0) } == digest { $0.add(-0.0) })
    #expect(digest { $0.add(Double.nan) } == digest { $0.add(-Double.nan) })
    #expect(digest { $0.add(Double.infinity) } != digest { $0.add(-Double.infinity) })
    #expect(digest { $0.add(1.0) } != digest { $0.add(-1.0) })
  }

  @Test("sees the order, and where one text ends and the next begins")
  func order() {
    #expect(
      digest {
        $0.add("ab"); $0.add("c")
      }
        != digest {
          $0.add("a"); $0.add("bc")
        })
    #expect(
      digest {
        $0.add("a"); $0.add("b")
      }
        != digest {
          $0.add("b"); $0.add("a")
        })
    #expect(digest { $0.add("") } != digest { _ in })
    #expect(digest { $0.add(Outcome.passed) } != digest { $0.add(Outcome.failed) })
  }

  @Test("is the same today as when it was written down")
  func stable() {
    let value = digest {
      $0.add("specs/tile_spec.lua > comes home")
      $0.add(Int64(-705_600_000))
      $0.add(125.525)
      $0.add(Outcome.passed)
    }
    #expect(value == 0x3df5d47d2bc0f870)
  }
}
