import TestSupport
import Testing

@testable import Motion

/// What Apple documents of springs, and what other projects' tests and measurements found.
struct Figures: Decodable {
  struct Tolerance: Decodable {
    let abs: Double?
    let rel: Double?
    let value: Double?
    let velocity: Double?

    func allows(_ difference: Double, from expected: Double) -> Bool {
      Swift.abs(difference) <= max(abs ?? 0, (rel ?? 0) * Swift.abs(expected))
    }
  }

  struct Conversion: Decodable {
    struct Input: Decodable {
      let preset: String?
    }

    let id: String
    let input: Input
    let parameters: SpringRow
    let expect: [String: Double]
    let tolerance: Tolerance

    enum CodingKeys: CodingKey { case id, input, expect, tolerance }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      id = try row.decode(String.self, forKey: .id)
      input = try row.decode(Input.self, forKey: .input)
      parameters = try row.decode(SpringRow.self, forKey: .input)
      expect = try row.decode([String: Double].self, forKey: .expect)
      tolerance = try row.decode(Tolerance.self, forKey: .tolerance)
    }

    func spring() throws -> Spring {
      switch input.preset {
      case "smooth": .smooth
      case "snappy": .snappy
      case "bouncy": .bouncy
      case "interactiveSpring": .interactive
      case "interactiveSpring(response:)": .legacyInteractive
      case "spring()": try Spring()
      case "spring(response:)": .legacy
      case "default": .default
      default: try parameters.spring()
      }
    }
  }

  struct Trajectory: Decodable {
    let id: String
    let mode: String
    let tolerance: Tolerance
    let spring: SpringRow
    let from: Double
    let to: Double
    let velocity: Double
    let samples: [[Double?]]

    /// Whether `value` is what the source printed as `expected`.
    func agrees(_ value: Double, _ expected: Double, within tolerance: Double?) -> Bool {
      switch mode {
      case "floor": value.rounded(.down) == expected
      case "round": value.rounded() == expected
      default: abs(value - expected) <= tolerance ?? 0
      }
    }
  }

  struct Settling: Decodable {
    let id: String
    let rule: String
    let spring: SpringRow
    let distance: Double
    let velocity: Double
    let epsilon: Double
    let expect: Double
    let tolerance: Tolerance
  }

  struct Integrated: Decodable {
    let id: String
    let spring: SpringRow
    let delta: Double
    let velocity: Double
    let samples: [[Double]]
  }

  let conversions: [Conversion]
  let trajectories: [Trajectory]
  let settling: [Settling]
  let observed_integrator: [Integrated]
}

@Suite("Spring against published figures")
struct SpringFiguresTests {
  let figures: Figures

  init() throws { figures = try vectors("springs", as: Figures.self) }

  @Test("parameters convert as documented and observed")
  func conversions() throws {
    var blends = 0
    for row in figures.conversions {
      let spring = try row.spring()
      for (name, expected) in row.expect {
        let parameters = [
          "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
          "duration": spring.duration, "bounce": spring.bounce, "response": spring.response,
          "dampingRatio": spring.dampingRatio,
        ]
        if let value = parameters[name] {
          #expect(row.tolerance.allows(value - expected, from: expected), "\(row.id): \(name)")
        } else {
          #expect(name == "blendDuration")  // not modelled: new constants apply at once
          blends += 1
        }
      }
    }
    #expect(figures.conversions.count == 19)
    #expect(blends == 5)
  }

  @Test("trajectories agree to the digits that were printed")
  func trajectories() throws {
    for row in figures.trajectories {
      let motion = SpringMotion(
        try row.spring.spring(), from: row.from, to: row.to, velocity: row.velocity)
      for sample in row.samples {
        let time = try #require(sample[0])
        if let value = sample[1] {
          #expect(
            row.agrees(motion.value(at: time), value, within: row.tolerance.value),
            "\(row.id) at \(time)")
        }
        if let velocity = sample[2] {
          #expect(
            row.agrees(motion.velocity(at: time), velocity, within: row.tolerance.velocity),
            "\(row.id) at \(time)")
        }
      }
    }
    #expect(figures.trajectories.count == 10)
    #expect(figures.trajectories.map(\.samples.count).reduce(0, +) == 179)
  }

  @Test("each rule settles when its framework does")
  func settling() throws {
    for row in figures.settling {
      let rule = SettlingRule(rawValue: row.rule.replacing("-", with: "_"))
      let time = SpringMotion(
        try row.spring.spring(), from: 0, to: row.distance, velocity: row.velocity
      ).settlingTime(within: row.epsilon, rule: try #require(rule))
      #expect(row.tolerance.allows(try #require(time) - row.expect, from: row.expect), "\(row.id)")
    }
    #expect(figures.settling.count == 15)
  }

  struct Rules: Sendable {
    let spring: Spring
    /// The times by each rule, in the order of its cases.
    let times: [Double?]
  }

  @Test(
    "one spring settles at four times, by four rules",
    arguments: [
      Rules(spring: .smooth, times: [0.734772, nil, 0.8, 0.8]),
      Rules(spring: .bouncy, times: [0.818747, 0.823562, 0.862955, 1.044713]),
      Rules(
        spring: Spring(uncheckedDuration: 0.5, bounce: 0.7),
        times: [1.681312, 1.844847, 1.904873, 2.246759]),
      Rules(
        spring: Spring(uncheckedDuration: 0.45, bounce: 0.2),
        times: [0.606872, 0.664146, 0.694268, 0.842135]),
    ])
  func rules(_ row: Rules) {
    for (rule, expected) in zip(SettlingRule.allCases, row.times) {
      let time = SpringMotion(row.spring).settlingTime(rule: rule)
      #expect((time == nil) == (expected == nil))
      #expect(abs((time ?? 0) - (expected ?? 0)) < 5e-7, "\(rule)")
    }
  }

  struct Peak: Sendable {
    let offset: Double
    let velocity: Double
    let time: Double
    let value: Double
  }

  @Test(
    "the tile swings out as far as the documents' figures say",
    arguments: [
      Peak(offset: 150, velocity: 300, time: 0.009186, value: 151.3326),
      Peak(offset: 120, velocity: 600, time: 0.0198, value: 125.525),
      Peak(offset: 1, velocity: 0, time: 0.375, value: -0.0151646),
    ])
  func peaks(_ row: Peak) throws {
    let motion = SpringMotion(
      Spring(uncheckedDuration: 0.45, bounce: 0.2), offset: row.offset, velocity: row.velocity)
    let turn = try #require(motion.turns.first)
    #expect(abs(turn - row.time) < 5e-5)
    #expect(abs(motion.offset(at: turn) - row.value) < 5e-4)
  }

  @Test("SwiftUI's stepped springs stay within 2 % of the distance")
  func integrated() throws {
    for row in figures.observed_integrator {
      let motion = SpringMotion(
        try row.spring.spring(), from: 0, to: row.delta, velocity: row.velocity)
      for sample in row.samples {
        #expect(
          abs(motion.value(at: sample[0] / 300) - sample[1]) <= 0.02 * abs(row.delta), "\(row.id)")
      }
    }
    #expect(figures.observed_integrator.count == 2)
  }
}
