import Testing

@testable import Motion

@Suite("Claims")
struct ClaimLawTests {
  @Test("have on step signals the margins that trying every instant finds", arguments: 0..<10)
  func steps(seed: UInt64) {
    var random = RandomClaims(seed: seed)
    for round in 0..<24 {
      let signals = [random.steps(), random.steps()]
      let claim = random.claim(depth: Int.random(in: 0...3, using: &random), on: signals)
      let trace = claim.trace(Reading(), range: Interval(0, .infinity))
      let expected = SampledClaim(count: 52).margins(of: claim)
      for index in 0..<24 {
        let time = Double(index) * SampledClaim.grid / 2
        let margin = trace.margin(at: time)
        #expect(margin == expected[index], "seed \(seed), round \(round), at \(time): \(claim)")
        if margin != expected[index] { return }
      }
    }
  }

  @Test("obey the laws of negation, windows and bounds, on the pairs", arguments: 0..<20)
  func laws(seed: UInt64) {
    var random = RandomClaims(seed: seed)
    for _ in 0..<100 {
      let signals = [random.steps(), random.steps()]
      let claim = random.claim(depth: Int.random(in: 0...2, using: &random), on: signals)
      let other = random.claim(depth: 1, on: signals)
      let span = random.span()
      let margin = { (claim: Claim) in Claim.always(claim, .fixed(Window(from: 0))).judged().margin
      }
      expectEqual(.negate(.always(claim, span)), .eventually(.negate(claim), span), margin)
      expectEqual(.negate(.negate(claim)), claim, margin)
      expectEqual(
        .negate(.allOf([claim, other])), .anyOf([.negate(claim), .negate(other)]), margin)
      let within = Window(from: 1, to: 2, includesEnd: true)
      let wider = Window(from: 0.5, to: 2.5)
      #expect(
        margin(.always(claim, .fixed(wider))) <= margin(.always(claim, .fixed(within))))
      #expect(
        margin(.eventually(claim, .fixed(within))) <= margin(.eventually(claim, .fixed(wider))))
    }
  }

  private func expectEqual(_ one: Claim, _ other: Claim, _ margin: (Claim) -> Margin) {
    #expect(margin(one) == margin(other), "\(one)\n\(other)")
  }
}
