import Testing

@testable import Motion

@Suite("Outlines")
struct OutlineTests {
  private let window = Window(from: 0, to: 2, includesEnd: true)

  @Test("stray from the signal by a thousandth of its span at most, wherever it is looked at")
  func closeness() throws {
    let ramp = Signal.ramp(0, 120, start: 0.2, end: 0.5)
    let slow = try Signal.tile(velocity: 0)
    for signal in [try Signal.tile(), slow, ramp, try Signal.tile() + ramp] {
      try expectCloseness(of: signal)
    }
  }

  @Test("stray as little from a curve that comes upright", arguments: JetTests.curves)
  func upright(curve: UnitCurve) throws {
    var trajectory = Trajectory()
    trajectory.append(
      .eased(EasedPiece(curve: curve, start: 0.3, duration: 1, from: 0, to: 120)), from: 0.3)
    try expectCloseness(of: Signal(trajectory))
  }

  private func expectCloseness(of signal: Signal) throws {
    let outline = signal.outline(over: window)
    let range = try #require(signal.extremes(over: window))
    let most = (range.greatest.value - range.least.value) / 1000
    for (start, end) in zip(outline, outline.dropFirst()) where end.time > start.time {
      for share in stride(from: 0.01, to: 1, by: 0.01) {
        let time = start.time + share * (end.time - start.time)
        let value = try #require(signal.trajectory.value(at: time))
        #expect(abs(value - start.value - share * (end.value - start.value)) < most)
      }
    }
  }

  /// The tile is furthest where 120 cos + 231.62 sin, faded by exp(-0.8 * 13.9626 t), turns.
  @Test("have a point at the very peak, and few others")
  func peak() throws {
    let outline = try Signal.tile().outline(over: window)
    let peak = try #require(outline.max { $0.value < $1.value })
    #expect(abs(peak.value - 125.525443) < 1e-6 && abs(peak.time - 0.2197534) < 1e-6)
    #expect(outline.count < 120)
    #expect(outline.first?.time == 0 && outline.last?.time == 2)
  }

  @Test("show both sides of a jump, and nothing where there is no value")
  func jumps() {
    let signal = Signal.steps([(0, 1), (0.5, 3), (1, nil), (1.5, 2)])
    let outline = signal.outline(over: window)
    #expect(outline.map(\.time) == [0, 0.5, 0.5, 1, 1, 1.5, 2])
    #expect(outline.map(\.value).map { $0.isNaN ? -1 : $0 } == [1, 1, 3, 3, -1, 2, 2])
  }

  @Test("of a part show that part alone, as closely")
  func part() throws {
    let part = Window(from: 0.21, to: 0.23, includesEnd: true)
    let outline = try Signal.tile().outline(over: part)
    #expect(outline.first?.time == 0.21 && outline.last?.time == 0.23)
    #expect(outline.count > 20 && outline.contains { abs($0.value - 125.525443) < 1e-6 })
  }

  @Test("of a swing that nobody could see keep its height, not each turn")
  func swing() throws {
    let spring = try Spring(mass: 1, stiffness: 1e8, damping: 0, allowOverdamping: true)
    var trajectory = Trajectory()
    trajectory.append(
      .spring(SpringPiece(spring: spring, start: 0, offset: 1, velocity: 0, target: 0)), from: 0)
    // 10,000 radians a second: 31,830 swings in 20 s.
    let outline = Signal(trajectory).outline(over: Window(from: 0, to: 20, includesEnd: true))
    #expect(outline.count < 10_000)
    #expect(outline.allSatisfy { abs($0.value) <= 1 + 1e-9 })
    for second in 0..<20 {
      let part = outline.filter { (Double(second)...Double(second) + 1).contains($0.time) }
      #expect(part.contains { $0.value > 0.999 } && part.contains { $0.value < -0.999 })
    }
  }
}
