import Testing

@testable import Motion

@Suite("Instants of a spring's motion")
struct SpringInstantsTests {
  let oracle: Oracle

  init() throws { oracle = try Oracle.read() }

  @Test("it turns and arrives where the exact solution does")
  func features() throws {
    for row in oracle.features {
      for axis in row.axes {
        let motion = SpringMotion(
          try row.spring.spring(), offset: axis.offset0, velocity: axis.velocity0)
        let scale = abs(axis.offset0) + abs(axis.velocity0)
        var time = 0.0
        for turn in axis.reversals {
          time = try #require(motion.turns.next(after: time), "\(row.id)")
          #expect(abs(time - turn[0]) <= 1e-14, "\(row.id)")
          #expect(abs(motion.offset(at: time) - turn[1]) <= 1e-13 * scale, "\(row.id)")
        }
        time = 0
        for arrival in axis.arrivals {
          time = try #require(motion.arrivals.next(after: time), "\(row.id)")
          #expect(abs(time - arrival[0]) <= 1e-14, "\(row.id)")
          #expect(abs(motion.velocity(at: time) - arrival[1]) <= 1e-12 * scale, "\(row.id)")
        }
        if axis.reversals.isEmpty { #expect(motion.turns.first == nil) }
        if axis.arrivals.isEmpty { #expect(motion.arrivals.first == nil) }
      }
    }
    #expect(oracle.features.count == 7)
  }

  @Test(
    "it is removed at the frame at which the exact solution rests", arguments: ["60", "120", "300"])
  func removal(_ rate: String) throws {
    for row in oracle.features {
      let offset = Vector(row.axes[0].offset0, row.axes.count > 1 ? row.axes[1].offset0 : 0)
      let velocity = Vector(row.axes[0].velocity0, row.axes.count > 1 ? row.axes[1].velocity0 : 0)
      let removal = SpringRemoval(
        of: try row.spring.spring(), offset: offset, velocity: velocity, interval: offset)
      let frames = try #require(Double(rate))
      let frame = try #require(row.removed_frame[rate])
      #expect(removal.firstFrame(every: 1 / frames, by: 10) == frame, "\(row.id)")
      let steps = removal.steps(of: 1 / frames, from: 0, atMost: 10_000)
      #expect((frame - 1...frame).contains(steps), "\(row.id) steps to \(steps)")
      #expect(
        (0..<frame).allSatisfy { !removal.holds(at: Double($0) / frames) }, "\(row.id) too late")
    }
  }

  @Test("it crosses a tolerance for the last time where the exact solution does")
  func lastCrossings() throws {
    for row in oracle.cases {
      let time = try row.motion().lastCrossing(of: row.settling.epsilon)
      let expected = row.settling.last_crossing.value
      #expect(time == expected || abs(time - expected) <= 1e-9 * expected + 1e-12, "\(row.id)")
      let envelope = try row.motion().settlingTime(within: row.settling.epsilon, rule: .envelope)
      if let expected = row.settling.envelope {
        #expect(abs((envelope ?? .nan) - expected) <= 1e-9 * expected + 1e-12, "\(row.id)")
      }
    }
    #expect(oracle.cases.count { $0.settling.envelope != nil } == 63)
  }

  @Test("an overdamped spring turns once and arrives once at the most")
  func overdamped() throws {
    // Thrown past its target: y = 3e⁻ᵗ − 4e⁻²ᵗ + … with rates 1 and 2: y = (v + 2y₀)e⁻ᵗ − (v + y₀)e⁻²ᵗ.
    let spring = try Spring(stiffness: 2, damping: 3, allowOverdamping: true)
    let motion = SpringMotion(spring, offset: 1, velocity: -5)  // y = −3e⁻ᵗ + 4e⁻²ᵗ
    let arrival = try #require(motion.arrivals.first)
    let turn = try #require(motion.turns.first)
    #expect(abs(arrival - 0.28768207245178096) < 1e-15)  // ln(4/3)
    #expect(abs(turn - 0.9808292530117263) < 1e-15)  // ln(8/3)
    #expect(motion.arrivals.next(after: arrival) == nil)
    #expect(motion.turns.next(after: turn) == nil)
    #expect(abs(motion.offset(at: turn) - -0.5625) < 1e-15)
  }

  @Test("an undamped spring never settles, and an instant one has settled at once")
  func ends() throws {
    let swing = SpringMotion(try Spring(bounce: 1), offset: 100, velocity: 0)
    #expect(swing.lastCrossing(of: 1) == .infinity)
    #expect(swing.lastCrossing(of: 101) == 0)
    #expect(swing.turns.next(after: 100.1) == 100.25)
    let jump = SpringMotion(try Spring(duration: 0), offset: 100, velocity: 5)
    #expect(jump.settlingTime() == 0)
    #expect(jump.value(at: 0) == 0)
    #expect(jump.velocity(at: 0) == 0)
    #expect(jump.turns.first == nil)
    #expect(jump.arrivals.first == nil)
    let removal = SpringRemoval(
      of: swing.spring, offset: Vector(100, 0), velocity: .zero, interval: Vector(100, 0))
    #expect(removal.earliest == .infinity)
    #expect(removal.firstFrame(every: 1 / 120, by: 1000) == nil)
  }

  @Test("finer units rest later")
  func unitScale() throws {
    let frames = try [1, 128].map { scale in
      SpringRemoval(
        of: try Spring(duration: 0.45, bounce: 0.2), offset: Vector(150, 0), velocity: .zero,
        interval: Vector(150, 0), unitScale: scale
      ).firstFrame(every: 1 / 60.0, by: 10)
    }
    #expect(frames == [69, 93])
  }
}

extension SpringRemoval {
  /// The first frame at which the rule holds, looked for from the earliest possible one on.
  fileprivate func firstFrame(every interval: Double, by limit: Double) -> Int? {
    let frames = 0...Int(limit / interval)
    return frames.first { Double($0) * interval >= earliest && holds(at: Double($0) * interval) }
  }
}
