import Testing

@testable import Motion

@Suite("Spring")
struct SpringTests {
  @Test("what a spring was made from reads back exactly")
  func readsBack() throws {
    #expect(try Spring(duration: 0.45, bounce: 0.15).bounce == 0.15)
    #expect(try Spring(duration: 0.45, bounce: 0.15).duration == 0.45)
    #expect(try Spring(response: 0.3, dampingRatio: 0.86).dampingRatio == 0.86)
    #expect(try Spring(mass: 3, stiffness: 170, damping: 26).stiffness == 170)
    #expect(try Spring(mass: 3, stiffness: 170, damping: 26).damping == 26)
  }

  @Test("an overdamped spring is critical unless overdamping is allowed")
  func overdamping() throws {
    let clamped = try Spring(stiffness: 100, damping: 40)
    #expect(clamped.damping == 20)
    #expect(clamped.bounce == 0)
    let kept = try Spring(stiffness: 100, damping: 40, allowOverdamping: true)
    #expect(kept.damping == 40)
    #expect(kept.bounce == -0.5)
  }

  @Test("presets take another duration and more bounce")
  func presets() throws {
    #expect(try Spring.snappy(extraBounce: 0.1).bounce == 0.25)
    #expect(try Spring.bouncy(duration: 2).duration == 2)
    #expect(try Spring.interactive() == .interactive)
    #expect(throws: MotionError.outOfRange(parameter: "bounce", range: bounces, value: 1.3)) {
      try Spring.bouncy(extraBounce: 1)
    }
  }

  struct Refusal: Sendable {
    let message: String
    let make: @Sendable () throws -> Spring
  }

  static let refusals = [
    Refusal(message: "duration must be a finite number, 0 or more, got -0.5") {
      try Spring(duration: -0.5)
    },
    Refusal(message: "duration must be a finite number, 0 or more, got nan") {
      try Spring(duration: .nan)
    },
    Refusal(message: "bounce must be above -1 and at most 1, got 1.5") { try Spring(bounce: 1.5) },
    Refusal(message: "bounce must be above -1 and at most 1, got -1") { try Spring(bounce: -1) },
    Refusal(message: "response must be a finite number, 0 or more, got inf") {
      try Spring(response: .infinity)
    },
    Refusal(message: "dampingRatio must be a finite number, 0 or more, got -1") {
      try Spring(response: 1, dampingRatio: -1)
    },
    Refusal(message: "mass must be a finite number above 0, got 0") {
      try Spring(mass: 0, stiffness: 1, damping: 1)
    },
    Refusal(message: "stiffness must be a finite number above 0, got -1") {
      try Spring(stiffness: -1, damping: 1)
    },
    Refusal(message: "damping must be a finite number, 0 or more, got -1") {
      try Spring(stiffness: 1, damping: -1)
    },
    Refusal(message: "damping must be in proportion to mass and stiffness, got 1e+300") {
      try Spring(mass: 1e-300, stiffness: 1e-300, damping: 1e300, allowOverdamping: true)
    },
    Refusal(message: "settlingDuration must be a finite number above 0, got 0") {
      try Spring(settlingDuration: 0, dampingRatio: 1)
    },
    Refusal(message: "dampingRatio must be larger for this epsilon, got 0.0005") {
      try Spring(settlingDuration: 1, dampingRatio: 0.0005)
    },
    Refusal(message: "epsilon must be above 0 and below 1, got 1") {
      try Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 1)
    },
  ]

  @Test("a parameter out of its range is refused by name, range and value", arguments: refusals)
  func refuses(_ row: Refusal) {
    #expect { try row.make() } throws: { "\($0)" == row.message }
  }

  @Test("the force is pull less drag")
  func force() throws {
    let spring = try Spring(mass: 2, stiffness: 50, damping: 3)
    #expect(spring.force(target: 10, position: 4, velocity: 7) == 279)
    #expect(try Spring(duration: 0).force(target: 1, position: 0, velocity: 0) == 0)
  }

  struct Unit: Sendable {
    let velocity: Double
    let remaining: Double
    let expected: Double?
  }

  @Test(
    "a unit velocity counts spans, and is nil where there is none",
    arguments: [
      Unit(velocity: 300, remaining: 150, expected: 2),
      Unit(velocity: 300, remaining: -150, expected: -2),
      Unit(velocity: 300, remaining: 0.5, expected: nil),
      Unit(velocity: 300, remaining: -0.5, expected: nil),
      Unit(velocity: 300, remaining: 0.75, expected: 400),
      Unit(velocity: 300, remaining: 0, expected: nil),
      Unit(velocity: .nan, remaining: 150, expected: nil),
      Unit(velocity: 300, remaining: .infinity, expected: nil),
    ])
  func unitVelocity(_ row: Unit) {
    #expect(Spring.unitVelocity(row.velocity, over: row.remaining) == row.expected)
  }

  private let bounces = "above -1 and at most 1"
}
