@testable import Motion

/// Random signals and claims whose bounds are touched exactly, from a seed.
struct RandomClaims: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of quarters of a second.
  private mutating func time(upTo count: Int) -> Double {
    Double(Int.random(in: 0...count, using: &self)) * SampledClaim.grid
  }

  /// A signal of steps between −2 and 2, now and then with a hole.
  mutating func steps(holes: Bool = true) -> Signal {
    var trajectory = Trajectory()
    var time = 0.0
    for _ in 0...Int.random(in: 0...6, using: &self) {
      let isHole = holes && Int.random(in: 0..<12, using: &self) == 0
      trajectory.append(
        value: isHole ? nil : Double(Int.random(in: -2...2, using: &self)), from: time)
      time += self.time(upTo: 3) + SampledClaim.grid
    }
    return Signal(trajectory)
  }

  /// A signal of springs that are sent elsewhere while they move, some of them summed.
  mutating func motion() throws -> Signal {
    var trajectory = Trajectory()
    for index in 0..<3 {
      let spring = try Spring(
        duration: Double.random(in: 0.2...0.8, using: &self),
        bounce: Double.random(in: -0.3...0.6, using: &self))
      trajectory.append(
        .spring(
          SpringPiece(
            spring: spring, start: Double(index) * 0.6,
            offset: Double.random(in: -3...3, using: &self),
            velocity: Double.random(in: -20...20, using: &self),
            target: Double(Int.random(in: -1...1, using: &self)))),
        from: Double(index) * 0.6)
    }
    let signal = Signal(trajectory)
    return Bool.random(using: &self) ? signal : try signal + motion()
  }

  mutating func comparison() -> Comparison {
    let bound = Double(Int.random(in: -2...2, using: &self))
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return .atMost(bound)
    case 1: return .below(bound)
    case 2: return .atLeast(bound)
    case 3: return .above(bound)
    case 4: return .between(bound, bound + Double(Int.random(in: 0...2, using: &self)))
    default: return .near(bound, within: Double(Int.random(in: 0...2, using: &self)))
    }
  }

  mutating func span() -> TimeSpan {
    let start = time(upTo: 4)
    let end = start + time(upTo: 5)
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return .fixed(Window(from: start, to: end, includesEnd: true))
    case 1: return .fixed(Window(from: start, to: end))
    case 2: return .fixed(Window(from: start))
    default: return .inNext(start, end)
    }
  }

  mutating func claim(depth: Int, on signals: [Signal]) -> Claim {
    guard depth > 0 else {
      let signal = signals[Int.random(in: signals.indices, using: &self)]
      return .atom(Atom(signal, comparison(), unit: "pt"))
    }
    let one = claim(depth: Int.random(in: 0..<depth, using: &self), on: signals)
    let other = claim(depth: depth - 1, on: signals)
    switch Int.random(in: 0..<7, using: &self) {
    case 0: return .negate(other)
    case 1: return .allOf([one, other])
    case 2: return .anyOf([one, other])
    case 3: return .implies(one, other)
    case 4: return .always(other, span())
    case 5: return .eventually(other, span())
    default: return .holdsUntil(one, other, span())
    }
  }
}
