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

  @Test("start exactly where they take over, and end exactly at the target")
  func exactEnds() throws {
    let spring = try Spring(duration: 0.45, bounce: 0)
    for (from, target) in [(125, 0.3), (0.3, 125), (1 / 3, 1e6), (-0.1, 0.2)] {
      var trajectory = Trajectory()
      trajectory.append(value: from, from: 0)
      trajectory.append(
        .spring(
          SpringPiece(
            spring: spring, start: 0.2, offset: from - target, velocity: 0, target: target)),
        from: 0.2)
      let signal = Signal(trajectory)
      #expect(signal.trajectory.value(at: 0.2) == from)
      #expect(signal.final == target)
      let bound: Comparison = from > target ? .atMost(from) : .atLeast(from)
      let verdict = Claim.always(.atom(Atom(signal, bound)), .all).judged()
      #expect(verdict.margin == Margin(0, holdsAtZero: true))
      let smooth = IsContinuous(signal, .value, atMost: 0, window: .all, unit: "")
      #expect(smooth.judged().holds)
    }
  }

  @Test("that differ by a number are told so, however they are made")
  func differences() throws {
    let length = Signal.length(try .tile(), try .tile(velocity: -600))
    let apart = length * 2 - (length + 0.5) - length
    #expect(apart.trajectory.pieces.allSatisfy { abs(($0.form?.value(at: 1) ?? 0) + 0.5) < 1e-12 })
    #expect(apart.isSolved)
    let word = Matches(length, length + 0.5, within: 0.5, window: .all, unit: "pt")
    #expect(abs(word.judged().margin.value) < 1e-12)
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

  @Test(
    "have a length that is solved where both axes stay on one line through 0",
    arguments: [(3.0, -4.0), (1, 0), (0, -2), (-0.3, 0.1)])
  func lengthOnLine(_ x: Double, _ y: Double) throws {
    for velocity in [600.0, -600, -3000] {
      let tile = try Signal.tile(velocity: velocity)
      let length = Signal.length(tile * x, tile * y)
      #expect(length.isSolved)
      for step in 0..<1500 {
        let time = Double(step) / 1000
        let place = try #require(tile.trajectory.value(at: time))
        let value = try #require(length.trajectory.value(at: time))
        #expect(abs(value - abs(place) * hypot(x, y)) < 1e-9)
        #expect(value >= 0)
      }
    }
    let bent = Signal.length(try .tile(), try Signal.tile(velocity: 600.0001) * y)
    #expect(bent.isSolved == (y == 0))
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
