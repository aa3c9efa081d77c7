import Testing

@testable import Motion

/// The words on the documents' tile, whose figures `semantics.md` and `physics.md` give, and on
/// steps and ramps that can be checked by hand.
@Suite("Plain words")
struct PlainWordTests {
  static let afterRelease = Window(from: 0.2)

  @Test("settles tells the time after which the signal is near for good")
  func settles() throws {
    let tile = try Signal.tile()
    let verdict = Settles(tile, at: 0, within: 2, by: 0.9, unit: "pt").judged()
    #expect(verdict.holds)
    let settled = try #require(verdict.measures.first?.value)
    let value = try #require(tile.trajectory.value(at: settled))
    #expect(abs(abs(value) - 2) < 1e-9)
    #expect(abs(verdict.measures[1].value - (0.9 - settled)) < 1e-12)
    let early = Settles(tile, at: 0, within: 2, by: settled - 0.001, unit: "pt").judged()
    #expect(!early.holds)
    #expect(early.firstViolation == settled - 0.001)
  }

  @Test("settles never where the signal stays away, and at once where it is always near")
  func settlesAtTheEnds() throws {
    let tile = try Signal.tile()
    #expect(
      Settles(tile, at: 5, within: 1, by: 0.5, unit: "").judged().measures[0].value == .infinity)
    #expect(Settles(tile, at: 60, within: 70, by: 0.5, unit: "").judged().measures[0].value == 0)
  }

  @Test("overshoots counts what goes past the target, not the swing before the turn")
  func overshoots() throws {
    let tile = try Signal.tile()
    let word = Overshoots(
      tile, past: 0, atLeast: 1.9, atMost: 1.91, window: Self.afterRelease, unit: "pt")
    let verdict = word.judged()
    #expect(verdict.holds)
    #expect(abs(verdict.measures[0].value - 1.9035) < 1e-4)
    let witness = try #require(verdict.witness)
    #expect(abs(witness.time - 0.595) < 1e-3)
    #expect(abs(verdict.measures[1].value - 100 * 1.9035 / 120) < 1e-3)
  }

  @Test("overshoots from the target itself is the furthest distance either way")
  func overshootsFromTheTarget() {
    let signal = Signal.steps([(0, 0), (1, 3), (2, -4), (3, 0)])
    let word = Overshoots(signal, past: 0, atLeast: nil, atMost: 3.5, window: .all, unit: "")
    #expect(word.judged().margin == Margin(-0.5, holdsAtZero: true))
    #expect(word.judged().firstViolation == 2)
  }

  @Test("peaks finds the highest value between frames")
  func peaks() throws {
    let tile = try Signal.tile()
    let verdict = Peaks(
      tile, .at(125.5254, within: 0.0001), window: Self.afterRelease, unit: "pt"
    ).judged()
    #expect(verdict.holds)
    let witness = try #require(verdict.witness)
    #expect(abs(witness.time - 0.2198) < 1e-4)
    let above = Peaks(tile, .above(125.6), window: Self.afterRelease, unit: "pt").judged()
    #expect(!above.holds && above.firstViolation == 0.2)
  }

  @Test("a peak that is approached and not reached is its limit")
  func approachedPeak() {
    var trajectory = Trajectory()
    trajectory.append(
      .eased(EasedPiece(curve: .linear, start: 0, duration: 1, from: 0, to: 5)), from: 0)
    trajectory.append(value: 0, from: 1)
    let signal = Signal(trajectory)
    let verdict = Peaks(signal, .at(5, within: 0), window: .all, unit: "").judged()
    #expect(verdict.holds && verdict.witness == Moment(time: 1, .before))
    let below = Claim.always(.atom(Atom(signal, .below(5))), .all).judged()
    #expect(below.margin == Margin(0, holdsAtZero: true))
    #expect(Claim.eventually(.atom(Atom(signal, .atLeast(5))), .all).judged().holds == false)
  }

  @Test("is_monotonic measures the largest move back, wherever the signal stands")
  func isMonotonic() throws {
    let tile = try Signal.tile()
    let word = IsMonotonic(
      tile, isRising: false, allowing: 5.6, window: Self.afterRelease, unit: "pt")
    #expect(word.judged().holds)
    #expect(abs(word.judged().measures[0].value - 5.5254) < 1e-4)
    let steps = Signal.steps([(0, 0), (1, 2), (2, 1), (3, 3), (4, 2.5)])
    let rising = { (allowing: Double) in
      IsMonotonic(steps, isRising: true, allowing: allowing, window: .all, unit: "").judged()
    }
    #expect(rising(1).margin == Margin(0, holdsAtZero: true))
    #expect(rising(0.75).firstViolation == 2)
    let ramp = IsMonotonic(
      .ramp(4, 0, start: 1, end: 3), isRising: true, allowing: 1, window: .all, unit: ""
    ).judged()
    #expect(ramp.firstViolation == 1.5)
  }

  @Test("is_continuous tells jumps of the value from corners of its velocity")
  func isContinuous() throws {
    let tile = try Signal.tile()
    let value = IsContinuous(tile, .value, atMost: 0.01, window: Self.afterRelease, unit: "pt")
    #expect(value.judged().holds)
    #expect(value.judged().measures[0].value > 0)
    let ramp = Signal.ramp(0, 6, start: 1, end: 3)
    let corner = IsContinuous(ramp, .velocity, atMost: 3, window: .all, unit: "").judged()
    #expect(corner.margin == Margin(0, holdsAtZero: true))
    let after = IsContinuous(
      ramp, .velocity, atMost: 0, window: Window(from: 1, to: 2), unit: ""
    ).judged()
    #expect(after.holds, "the start of the window is left out")
    let jump = IsContinuous(
      .steps([(0, 0), (1, 7)]), .velocity, atMost: 0, window: .all, unit: ""
    ).judged()
    #expect(jump.holds, "a jump of the value is none of the velocity")
    #expect(jump.measures.last == Measure(.jumpsLeftOut, 1, unit: ""))
    let instant = IsContinuous(
      ramp, .value, atMost: 2, window: Window(from: 1, to: 1, includesEnd: true), unit: ""
    ).judged()
    #expect(instant.isVacuous && instant.margin == Margin(2, holdsAtZero: true))
  }

  @Test("keeps_direction measures the heading while it is fast")
  func keepsDirection() {
    let word = { (angle: Double?) in
      KeepsDirection(
        x: .ramp(0, 3, start: 0, end: 1), y: .ramp(0, -4, start: 0, end: 1), angle: angle,
        within: 1, fasterThan: 1, window: Window(from: 0.5, to: 2))
    }
    #expect(word(nil).judged().measures[0].value < 1e-9)
    #expect(abs(word(-50).judged().measures[0].value - 3.1301) < 1e-4)
    let still = KeepsDirection(
      x: .steps([(0, 1)]), y: .steps([(0, 1)]), angle: 0, within: 1, fasterThan: 1, window: .all)
    #expect(still.judged().isVacuous)
  }

  @Test("reverses loses the smallest swing first", arguments: [(5.5, 1), (1.9, 2), (0.02, 3)])
  func reverses(size: Double, times: Int) throws {
    let word = Reverses(
      try .tile(), atLeast: times, atMost: times, largerThan: size, window: Self.afterRelease,
      unit: "pt")
    #expect(word.judged().holds)
  }

  @Test("reverses knows the sizes at which turns are lost")
  func sizes() throws {
    let landmarks = try Signal.tile().trajectory.landmarks(over: Self.afterRelease)
    let sizes = Reverses.sizes(of: landmarks.map(\.value))
    for (size, expected) in zip(sizes, [5.525, 1.932, 0.029]) {
      #expect(abs(size - expected) < 1e-3)
    }
    #expect(Reverses.sizes(of: [0, 3, 1, 4]) == [2, 2])
    #expect(Reverses.sizes(of: [1, 1, 1]).isEmpty)
  }

  @Test("reverses loses turns as counting them says", arguments: 0..<200)
  func counts(seed: UInt64) {
    var random = RandomClaims(seed: seed)
    let values = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Double(Int.random(in: 0...9, using: &random))
    }
    let sizes = Reverses.sizes(of: values)
    let signal = Signal.steps(values.enumerated().map { (Double($0.offset), $0.element) })
    for size in stride(from: 0.5, to: 9, by: 1) where !values.isEmpty {
      let word = Reverses(
        signal, atLeast: 0, atMost: nil, largerThan: size, window: .all, unit: "")
      #expect(Double(sizes.count { $0 > size }) == word.judged().measures[0].value, "\(values)")
    }
  }

  @Test(
    "reverses counts a turn once the way back is large enough",
    arguments: [
      ([0, 3, 1, 4], 1.5, 2), ([0, 3, 1, 4], 2, 0), ([0, 5, 4, 6, 0], 2, 1),
      ([4, 0, 9, 1], 8.5, 0),
      ([4, 0, 9, 1], 3.5, 2), ([1, 2, 3], 0.5, 0),
    ] as [([Double], Double, Int)])
  func turns(values: [Double], size: Double, expected: Int) {
    let signal = Signal.steps(values.enumerated().map { (Double($0.offset), $0.element) })
    let word = Reverses(
      signal, atLeast: expected, atMost: expected, largerThan: size, window: .all, unit: "")
    #expect(word.judged().holds)
  }

  @Test("matches compares where both have values")
  func matches() {
    let one = Signal.steps([(0, 1), (1, 2), (2, nil), (3, 1)])
    let other = Signal.steps([(0, 1), (1.5, 2), (2.5, 9), (3, 1)])
    let verdict = Matches(one, other, within: 1, window: .all, unit: "").judged()
    #expect(verdict.margin == Margin(0, holdsAtZero: true))
    #expect(Matches(one, other, within: 0, window: .all, unit: "").judged().firstViolation == 1)
    let none = Matches(.steps([(0, nil)]), one, within: 0, window: .all, unit: "").judged()
    #expect(none.isVacuous)
  }
}
