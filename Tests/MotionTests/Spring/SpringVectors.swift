@testable import Motion
import TestSupport

/// A spring as the reference data writes it.
struct SpringRow: Decodable, Sendable {
  var mass: Double?
  var stiffness: Double?
  var damping: Double?
  var duration: Double?
  var bounce: Double?
  var response: Double?
  var dampingRatio: Double?
  var allowOverDamping: Bool?

  /// The spring, truly overdamped unless the row says otherwise.
  func spring() throws -> Spring {
    if let stiffness, let damping {
      try Spring(
        mass: mass ?? 1, stiffness: stiffness, damping: damping,
        allowOverdamping: allowOverDamping ?? true)
    } else if let response, let dampingRatio {
      try Spring(response: response, dampingRatio: dampingRatio)
    } else {
      try Spring(duration: duration ?? .nan, bounce: bounce ?? .nan)
    }
  }
}

/// A number, or the word "inf".
struct Extended: Decodable, Sendable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value =
      try (try? container.decode(Double.self))
      ?? (container.decode(String.self) == "inf" ? .infinity : .nan)
  }
}

/// The exact motions of `springs-oracle.json`.
struct Oracle: Decodable, Sendable {
  struct Case: Decodable, Sendable {
    let id: String
    let spring: SpringRow
    let omega0: Double
    let zeta: Double
    let from: Double
    let to: Double
    let velocity: Double
    let samples: [[Double]]
    let settling: Settling

    /// The tolerance of a value after `time`: 2⁻⁴⁶ · (1 + ωt) · (distance + velocity / ω).
    func strict(at time: Double) -> Double {
      0x1p-46 * (1 + omega0 * time) * (abs(from - to) + abs(velocity) / omega0)
    }

    func motion() throws -> SpringMotion {
      SpringMotion(try spring.spring(), from: from, to: to, velocity: velocity)
    }
  }

  struct Settling: Decodable, Sendable {
    let epsilon: Double
    let last_crossing: Extended
    let envelope: Double?
  }

  struct Conversion: Decodable, Sendable {
    let duration: Double
    let bounce: Double
    let mass: Double
    let stiffness: Double
    let damping: Double
    let dampingRatio: Double
    let response: Double?
    let omega0: Double?
    let decay: Double?
    let omegaD: Double?
  }

  struct Chain: Decodable, Sendable {
    struct Step: Decodable, Sendable {
      let spring: SpringRow
      let target: Double
      let dt: Double
      let value: Double
      let velocity: Double
    }

    let id: String
    let value: Double
    let velocity: Double
    let steps: [Step]
  }

  struct Feature: Decodable, Sendable {
    struct Axis: Decodable, Sendable {
      let offset0: Double
      let velocity0: Double
      let reversals: [[Double]]
      let arrivals: [[Double]]
    }

    let id: String
    let spring: SpringRow
    let axes: [Axis]
    let removed_frame: [String: Int]
  }

  struct SettlingDuration: Decodable, Sendable {
    let settlingDuration: Double
    let dampingRatio: Double
    let epsilon: Double
    let omega0: Double
    let stiffness: Double
    let damping: Double
  }

  let cases: [Case]
  let conversions: [Conversion]
  let inverse_conversions: [SpringRow]
  let chains: [Chain]
  let features: [Feature]
  let settling_duration_initialiser: [SettlingDuration]

  static func read() throws -> Oracle { try vectors("springs-oracle", as: Oracle.self) }
}
