import Testing

@testable import Interactions

@Suite("Flicks")
struct FlicksTests {
  @Test("stay at the last time, and at the first, however much is added")
  func beyond() {
    #expect(Flicks.never + Flicks(1) == .never)
    #expect(Flicks.never - Flicks(seconds: -1e300) == .never)
    #expect(Flicks(seconds: -1e300) - Flicks(2) == Flicks(seconds: -.infinity))
    #expect(Flicks(seconds: -1e300) + Flicks(seconds: -1) == Flicks(seconds: -.infinity))
    #expect(Flicks(seconds: 1e300) == .never)
    var time = Flicks(seconds: 1e9)
    for _ in 0..<20 { time += time }
    #expect(time == .never)
  }

  @Test(
    "count a second by every common rate in whole numbers", arguments: [24, 60, 120, 240, 1000])
  func rates(_ rate: Int64) {
    #expect(Flicks.perSecond % rate == 0)
    #expect(Flicks(seconds: 1) == Flicks(Flicks.perSecond / rate * rate))
  }
}
