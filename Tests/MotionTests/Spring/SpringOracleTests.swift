@testable import Motion
import Testing

@Suite("Spring against the exact motions")
struct SpringOracleTests {
  let oracle: Oracle

  init() throws { oracle = try Oracle.read() }

  @Test("value, velocity and acceleration are exact in every regime")
  func samples() throws {
    var samples = 0
    for row in oracle.cases {
      let motion = try row.motion()
      let rate = row.omega0 * max(1, 2 * row.zeta)
      let square = row.omega0 * row.omega0 * max(1, 4 * row.zeta * row.zeta)
      for sample in row.samples {
        let (time, strict) = (sample[0], row.strict(at: sample[0]))
        #expect(abs(motion.value(at: time) - sample[1]) <= strict, "\(row.id) at \(time)")
        #expect(abs(motion.velocity(at: time) - sample[2]) <= strict * rate, "\(row.id) at \(time)")
        #expect(
          abs(motion.acceleration(at: time) - sample[3]) <= strict * square, "\(row.id) at \(time)")
        samples += 1
      }
    }
    #expect(oracle.cases.count == 112)
    #expect(samples == 1348)
  }

  @Test("a chain of steps keeps value and velocity across targets and springs")
  func chains() throws {
    for chain in oracle.chains {
      var (value, velocity, elapsed, reach) = (chain.value, chain.velocity, 0.0, 0.0)
      for step in chain.steps {
        let spring = try step.spring.spring()
        elapsed += step.dt
        reach = max(reach, abs(value - step.target) + abs(velocity) / spring.naturalFrequency)
        spring.update(&value, velocity: &velocity, target: step.target, over: step.dt)
        let strict = 0x1p-46 * (1 + spring.naturalFrequency * elapsed) * reach
        let rate = spring.naturalFrequency * max(1, 2 * spring.dampingRatio)
        #expect(abs(value - step.value) <= strict, "\(chain.id)")
        #expect(abs(velocity - step.velocity) <= strict * rate, "\(chain.id)")
      }
    }
    #expect(oracle.chains.count == 14)
    #expect(oracle.chains.map(\.steps.count).reduce(0, +) == 70)
  }

  @Test("conversions agree to four units in the last place")
  func conversions() throws {
    for row in oracle.conversions {
      let spring = try Spring(duration: row.duration, bounce: row.bounce)
      #expect(spring.mass == row.mass)
      #expect(isClose(spring.stiffness, row.stiffness))
      #expect(isClose(spring.damping, row.damping))
      #expect(isClose(spring.dampingRatio, row.dampingRatio))
      #expect(spring.response == row.response)
      #expect(isClose(spring.naturalFrequency, row.omega0))
      #expect(isClose(spring.decay, row.decay))
      #expect(isClose(spring.splitting, row.omegaD))
    }
    for row in oracle.inverse_conversions {
      let spring = try row.spring()
      #expect(isClose(spring.duration, row.duration))
      #expect(isClose(spring.bounce, row.bounce))
      #expect(isClose(spring.dampingRatio, row.dampingRatio))
    }
    #expect(oracle.conversions.count == 12)
    #expect(oracle.inverse_conversions.count == 6)
  }

  @Test("a settling duration gives the spring that SwiftUI's search ends at")
  func settlingDurations() throws {
    for row in oracle.settling_duration_initialiser {
      let spring = try Spring(
        settlingDuration: row.settlingDuration, dampingRatio: row.dampingRatio,
        epsilon: row.epsilon)
      #expect(isClose(spring.naturalFrequency, row.omega0))
      #expect(isClose(spring.stiffness, row.stiffness))
      #expect(isClose(spring.damping, row.damping))
    }
    #expect(oracle.settling_duration_initialiser.count == 6)
  }
}

/// Whether `value` lies within four units in the last place of `expected`.
func isClose(_ value: Double, _ expected: Double?) -> Bool {
  guard let expected else { return false }
  return abs(value - expected) <= 4 * expected.ulp
}
