import TestSupport
import Testing

@testable import Motion

@Suite("Laws of a spring's motion")
struct SpringLawTests {
  static let springs: [Spring] = [
    .smooth, .snappy, .bouncy, .interactive, .default, .legacy,
    Spring(uncheckedDuration: 0.45, bounce: 0.2), Spring(uncheckedDuration: 0.2, bounce: -0.25),
    Spring(uncheckedDuration: 1, bounce: -0.9), Spring(uncheckedDuration: 0.05, bounce: 0.99),
    Spring(uncheckedDuration: 3, bounce: 1e-9), Spring(uncheckedDuration: 3, bounce: -1e-9),
  ]

  @Test("a fixed step that is small enough never leaves the closed form", arguments: springs)
  func integrator(_ spring: Spring) {
    let motion = SpringMotion(spring, offset: 150, velocity: 300)
    let step = spring.duration / (4000 * max(1, spring.dampingRatio))
    var body = RungeKutta(spring: spring, offset: 150, velocity: 300)
    let diverging = (1...8000).first { frame in
      body.advance(by: step)
      return abs(body.offset - motion.offset(at: Double(frame) * step)) > 1e-8
        || abs(body.velocity - motion.velocity(at: Double(frame) * step))
          > 1e-8 * spring.naturalFrequency * max(1, spring.dampingRatio)
    }
    #expect(diverging == nil, "first diverging frame")
  }

  @Test("energy never grows", arguments: springs)
  func energy(_ spring: Spring) {
    let motion = SpringMotion(spring, offset: -40, velocity: 900)
    let energies = (0...2000).map { frame in
      let time = Double(frame) * spring.duration / 500
      let pull = spring.naturalFrequency * motion.offset(at: time)
      return motion.velocity(at: time) * motion.velocity(at: time) + pull * pull
    }
    let first = energies[0]
    for (before, after) in zip(energies, energies.dropFirst()) {
      #expect(after <= before + 1e-13 * first)
    }
  }

  @Test(
    "twice the start is twice the motion, and the mirrored start its mirror", arguments: springs)
  func scale(_ spring: Spring) {
    let motion = SpringMotion(spring, offset: 37.5, velocity: -210)
    let doubled = SpringMotion(spring, offset: 75, velocity: -420)
    let mirrored = SpringMotion(spring, offset: -37.5, velocity: 210)
    for time in stride(from: 0, through: 2, by: 0.0625) {
      #expect(doubled.offset(at: time) == 2 * motion.offset(at: time))
      #expect(mirrored.velocity(at: time) == -motion.velocity(at: time))
    }
  }

  @Test("many steps lead where one does", arguments: springs)
  func composition(_ spring: Spring) {
    var (value, velocity) = (100.0, -30.0)
    for _ in 0..<600 { spring.update(&value, velocity: &velocity, target: 20, over: 1.0 / 60) }
    let once = SpringMotion(spring, from: 100, to: 20, velocity: -30)
    #expect(abs(value - once.value(at: 10)) < 1e-9)
    #expect(abs(velocity - once.velocity(at: 10)) < 1e-9 * spring.naturalFrequency)
  }

  @Test("value and velocity go on from zero distance by the velocity alone", arguments: springs)
  func zeroDistance(_ spring: Spring) {
    let motion = SpringMotion(spring, from: 5, to: 5, velocity: 120)
    #expect(motion.value(at: 0) == 5)
    #expect(motion.velocity(at: 0) == 120)
    #expect(motion.value(at: 0.001) > 5.1)
  }

  @Test("no finite spring answers with something that is not a number")
  func finite() throws {
    let sizes = [1e-300, 1e-150, 1e-9, 1, 1e9, 1e150, 1e300]
    for (mass, stiffness) in sizes.flatMap({ mass in sizes.map { (mass, $0) } }) {
      for damping in [0] + sizes {
        guard
          let spring = try? Spring(
            mass: mass, stiffness: stiffness, damping: damping, allowOverdamping: true)
        else { continue }
        let motion = SpringMotion(spring, offset: 100, velocity: 10)
        for time in [0, 1e-9, 0.1, 10, 1e9] {
          #expect(!motion.value(at: time).isNaN, "\(spring) at \(time)")
          #expect(!motion.velocity(at: time).isNaN, "\(spring) at \(time)")
        }
        #expect(!motion.lastCrossing(of: 0.5).isNaN, "\(spring)")
      }
    }
    for duration in sizes {
      for bounce in [-0.9999999999999999, -0.5, 0, 0.5, 1] {
        let motion = SpringMotion(
          try Spring(duration: duration, bounce: bounce), offset: 100, velocity: 10)
        #expect(!motion.value(at: 0.1).isNaN)
        #expect(!motion.lastCrossing(of: 0.5).isNaN)
      }
    }
  }
}

/// The same law in small steps of the classical fourth order, knowing nothing of the solution.
private struct RungeKutta {
  let spring: Spring
  var offset: Double
  var velocity: Double

  mutating func advance(by step: Double) {
    func pull(_ offset: Double, _ velocity: Double) -> Double {
      -(spring.stiffness * offset + spring.damping * velocity) / spring.mass
    }
    let (v1, a1) = (velocity, pull(offset, velocity))
    let (v2, a2) = (v1 + step / 2 * a1, pull(offset + step / 2 * v1, v1 + step / 2 * a1))
    let (v3, a3) = (v1 + step / 2 * a2, pull(offset + step / 2 * v2, v1 + step / 2 * a2))
    let (v4, a4) = (v1 + step * a3, pull(offset + step * v3, v1 + step * a3))
    offset += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    velocity += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
  }
}

@Suite("Hard cases of springs")
struct SpringHardCaseTests {
  @Test("HC-01: an undamped spring keeps its full swing")
  func undamped() throws {
    let motion = SpringMotion(try Spring(duration: 0.5, bounce: 1), from: 100, to: 0)
    #expect(abs(motion.value(at: 0.25) - -100) < 1e-6)
    #expect(abs(motion.value(at: 50) - 100) < 1e-4)
    #expect(motion.settlingTime() == .infinity)
  }

  @Test("HC-02: an overdamped spring creeps by its own formula")
  func overdamped() throws {
    let motion = SpringMotion(try Spring(duration: 0.2, bounce: -0.25), from: 100, to: 0)
    for (time, value) in [(0.05, 61.014987), (0.1, 30.388988), (0.2, 7.364791)] {
      #expect(abs(motion.value(at: time) - value) < 1e-4)
    }
    let values = (0...200).map { motion.value(at: Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $1 < $0 && $1 >= 0 })
  }

  @Test("HC-03: the step size never shows in a result")
  func steps() throws {
    let motion = SpringMotion(try Spring(duration: 0.05, bounce: 0.15), from: 400, to: 0)
    let expected = [400, 127.5336, 8.01001, -2.40798, -0.59361, -0.02176]
    for (frame, value) in expected.enumerated() {
      #expect(abs(motion.value(at: Double(frame) / 60) - value) < 1e-3)
    }
    let turn = try #require(motion.turns.first)
    #expect(abs(motion.value(at: turn) - -2.516) < 1e-3)
  }

  @Test("HC-05: position over distance is the same at every scale", arguments: [1, 100, 10_000.0])
  func scales(_ distance: Double) throws {
    let motion = SpringMotion(try Spring(duration: 0.45, bounce: 0.2), from: distance, to: 0)
    #expect(abs(motion.value(at: 0.05) / distance - 0.8328449) < 1e-6)
    let settled = try #require(motion.settlingTime(within: 0.001 * distance))
    #expect(abs(settled - 0.606872) < 1e-6)
  }
}
