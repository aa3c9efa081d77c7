import Testing

@testable import Motion

@Suite("Signals")
struct SignalTests {
  @Test("of springs under one law are one spring, and so solved")
  func sumsOfOneSpring() throws {
    let (out, inward) = try (Signal.tile(), Signal.tile(velocity: -600))
    let difference = out - inward
    #expect(difference.isSolved)
    #expect((out - out).trajectory.pieces.allSatisfy { $0.form == .constant(0) })
    let time = 0.31
    let expected =
      try #require(out.trajectory.value(at: time))
      - #require(inward.trajectory.value(at: time))
    #expect(abs(try #require(difference.trajectory.value(at: time)) - expected) < 1e-9)
  }

  @Test("cut where they pass a level keep their exact pieces")
  func magnitudeAndClamp() throws {
    let tile = try Signal.tile()
    #expect(tile.magnitude.isSolved)
    #expect(tile.magnitude.extremes()?.least.value == 0)
    let clamped = tile.clamped(from: 0, to: 100)
    #expect(clamped.extremes()?.greatest.value == 100)
    #expect(clamped.extremes()?.least.value == 0)
    for step in 0..<150 {
      let time = Double(step) / 100
      let value = try #require(tile.trajectory.value(at: time))
      #expect(abs(try #require(tile.magnitude.trajectory.value(at: time)) - abs(value)) < 1e-9)
      let limited = min(max(value, 0), 100)
      #expect(abs(try #require(clamped.trajectory.value(at: time)) - limited) < 1e-9)
    }
  }

  @Test("have a length that is enclosed as closely as dense samples tell")
  func length() throws {
    let slow = try Spring(duration: 0.7, bounce: 0.3)
    var other = Trajectory()
    other.append(value: 80, from: 0)
    other.append(
      .spring(SpringPiece(spring: slow, start: 0.2, offset: 80, velocity: -500, target: 0)),
      from: 0.2)
    let length = Signal.length(try .tile(), Signal(other))
    #expect(!length.isSolved)
    let window = Window(from: 0.3, to: 1.3)
    let extremes = try #require(length.extremes(over: window))
    let samples = try (0..<100_000).map { step in
      try #require(length.trajectory.value(at: 0.3 + Double(step) / 100_000))
    }
    #expect(abs(extremes.greatest.value - (samples.max() ?? 0)) < 1e-5)
    let least = try #require(samples.min())
    #expect(extremes.least.value <= least && extremes.least.value > least - 1e-5)
  }

  @Test("drawn at a rate hold each frame's value until the next")
  func drawn() throws {
    let drawn = try #require(Signal.tile().asDrawn(frameRate: 120))
    #expect(drawn.isSampled)
    let peak = try #require(drawn.extremes(over: Window(from: 0.2))?.greatest.value)
    #expect(abs(peak - 125.4061) < 1e-4, "the frame nearest the peak, as the semantics give it")
    #expect(drawn.final == 0)
  }

  @Test("are held at the last known value while their subject moves")
  func held() throws {
    let moving = Signal(try Signal.tile().trajectory, knownUntil: 0.21)
    #expect(moving.extremes()?.greatest.time == 0.21)
    #expect(moving.final == moving.trajectory.value(at: 0.21))
  }

  @Test("stand still by themselves where a timing curve ends")
  func easedEnd() throws {
    let ramp = Signal.ramp(0, 6, start: 1, end: 3).trajectory
    #expect(ramp.value(at: 3) == 6 && ramp.value(at: 9) == 6)
    #expect(ramp.slope(before: 3) == 3 && ramp.slope(at: 3) == 0)
  }

  @Test("ease over a running spring as the semantics blend them")
  func blend() throws {
    let spring = try Spring(duration: 0.45, bounce: 0.2)
    let first = ClosedForm.spring(
      SpringPiece(spring: spring, start: 0, offset: 100, velocity: 0, target: 0))
    let progress = ClosedForm.eased(
      EasedPiece(curve: .easeInOut, start: 0.1, duration: 0.35, from: 0, to: 1))
    let blend = ClosedForm.blend(first, to: 50, by: progress)
    let share = UnitCurve.easeInOut.value(at: 0.2 / 0.35)
    let start = first.value(at: 0.3)
    #expect(abs(blend.value(at: 0.3) - (start + share * (50 - start))) < 1e-9)
    var trajectory = Trajectory()
    trajectory.append(first, from: 0)
    trajectory.append(blend, from: 0.1)
    #expect(abs((trajectory.value(at: 2) ?? 0) - 50) < 1e-9)
    let bounds = blend.bounds(over: Interval(0.2, 0.3))
    for step in 0...100 {
      let time = 0.2 + Double(step) / 1000
      #expect(bounds.value.contains(blend.value(at: time)))
      #expect(bounds.slope.contains(blend.slope(at: time)))
    }
  }
}
