import Foundation
import Testing

@testable import Motion

@Suite("Sine and cosine")
struct SineAndCosineTests {
  @Test("agree with the C library to two units in the last place of 1")
  func agree() {
    for step in 0..<200_000 {
      let angle = Double(step) * 0.0137 * Double(step % 7 + 1)
      let (sine, cosine) = sineAndCosine(angle)
      let isClose =
        abs(sine - Foundation.sin(angle)) <= 0x1p-51
        && abs(cosine - Foundation.cos(angle)) <= 0x1p-51
      if !isClose { Issue.record("\(angle)") }
    }
  }

  @Test("are the C library's own for angles that the reduction does not reach")
  func large() {
    for angle in [0x1p19, 1e15, 1e300, -1e9] {
      #expect(sineAndCosine(angle).sine == Foundation.sin(angle))
      #expect(sineAndCosine(angle).cosine == Foundation.cos(angle))
    }
  }

  @Test("are exact where they can be")
  func exact() {
    #expect(sineAndCosine(0) == (0, 1))
  }
}
