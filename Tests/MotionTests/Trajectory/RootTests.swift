import Testing

@testable import Motion

/// Expected places come from the line itself: it is 0 where it passes its value at the start.
@Suite("The place at which a function is 0")
struct RootTests {
  @Test(
    "is found where rounding puts it beside an end",
    arguments: [5.6e-17, 1e-15, 1e-9, 0.5, 9.999_999_999, 9.999_999_999_999_999])
  func besideEnds(depth: Double) throws {
    let line = { (time: Double) in
      Jet(value: 100 * (time - 0.3) - depth, slope: 100, curvature: 0, jerk: 0)
    }
    let root = try #require(Interval(0.3, 0.4).root(of: line))
    #expect(abs(root - (0.3 + depth / 100)) <= 2e-16)
    let mirrored = try #require(
      Interval(-0.4, -0.3).root { time in
        Jet(value: line(-time).value, slope: -100, curvature: 0, jerk: 0)
      })
    #expect(abs(mirrored + root) <= 2e-16)
  }

  @Test("is found in few steps, also where the last one is too short to count")
  func fewSteps() throws {
    var asked = 0
    for index in 1..<1000 {
      let level = 1 + Double(index) / 1000
      let root = try #require(
        Interval(1, 4).root { place in
          asked += 1
          return Jet(
            value: place.squareRoot() - level, slope: 0.5 / place.squareRoot(), curvature: 0,
            jerk: 0)
        })
      #expect(abs(root - level * level) <= 1e-15)
    }
    #expect(asked < 8 * 1000)  // six each, two of them at the ends
  }
}
