import Motion
import Testing

@testable import Interactions

@Suite("A press that misses")
struct GestureMissTests {
  @Test("tells in a sentence what it hit, and where the view stood")
  func sentences() {
    let frame = Rectangle(origin: Vector(240, 140), size: Vector(112, 112))
    let miss = { (x: Double, takesDrags: Bool, inFront: String?) in
      GestureMiss(
        location: Vector(x, 150), frame: frame, takesDrags: takesDrags, inFront: inFront
      ).description
    }
    #expect(
      miss(0, true, nil)
        == "the press at (0, 150) hits nothing: the view is shown at x 240 to 352, y 140 to 252")
    #expect(miss(300, true, nil).hasSuffix("252, but takes no hits now, or has another shape"))
    #expect(miss(0, false, nil) == "the press at (0, 150) hits nothing: nothing here takes a drag")
    #expect(miss(0, true, "plate") == "the press at (0, 150) hits plate, which lies in front")
    let gone = GestureMiss(
      location: .zero, frame: Rectangle(origin: .zero, size: .zero), takesDrags: true)
    #expect(gone.description.hasSuffix("nothing: the view has been removed or has no size"))
  }
}
