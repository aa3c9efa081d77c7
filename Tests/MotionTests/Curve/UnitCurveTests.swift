import TestSupport
import Testing

@testable import Motion

/// The curves of `unit-curves.json`.
struct CurveVectors: Decodable {
  /// A curve by its name, or by its control points.
  struct Name: Decodable {
    let curve: UnitCurve

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let points = try? container.decode([Double].self) {
        curve = try .bezier(points[0], points[1], points[2], points[3])
      } else {
        let name = try container.decode(String.self)
        curve = try #require(Self.named[name] ?? nil, "\(name)")
      }
    }

    static let named: [String: UnitCurve?] = [
      "ca-default": try? .bezier(0.25, 0.1, 0.25, 1),
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
      "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
      "circularEaseInOut": .circularEaseInOut,
    ]
  }

  struct Documented: Decodable {
    let curve: String
    let control_points: [Double]?
  }

  struct SourceTest: Decodable {
    let id: String
    let curve: Name
    let values: [[Double]]
    let velocities: [[Double]]
    let tolerance: Double
  }

  struct OracleRow: Decodable {
    let id: String
    let curve: Name
    let samples: [[Double?]]
  }

  struct Animation: Decodable {
    let id: String
    let duration: Double
    let curve: Name
    let from: Double
    let to: Double
    let track: Double
    let samples: [[Double]]
  }

  let documented: [Documented]
  let source_tests: [SourceTest]
  let oracle: [OracleRow]
  let progress_animation: [Animation]
}

@Suite("Unit curve")
struct UnitCurveTests {
  let data: CurveVectors

  init() throws { data = try vectors("unit-curves", as: CurveVectors.self) }

  @Test("the named curves have the documented control points")
  func documented() throws {
    for row in data.documented {
      guard let points = row.control_points else { continue }
      let curve = try UnitCurve.bezier(points[0], points[1], points[2], points[3])
      #expect(CurveVectors.Name.named[row.curve] == curve)
    }
    #expect(data.documented.count == 5)
    #expect(data.documented.count { $0.control_points == nil } == 2)  // linear, timingCurve
  }

  @Test("values and slopes are exact")
  func oracle() throws {
    var (samples, slopes) = (0, 0)
    for row in data.oracle {
      for sample in row.samples {
        let (x, y) = (try #require(sample[0]), try #require(sample[1]))
        let isInner = x > 0 && x < 1
        let tolerance = sample[2].map { 1e-12 * max(1, abs($0)) } ?? (isInner ? 1e-5 : 0)
        #expect(abs(row.curve.curve.value(at: x) - y) <= tolerance, "\(row.id) at \(x)")
        samples += 1
        guard let slope = sample[2] else { continue }
        let found = row.curve.curve.velocity(at: x)
        #expect(abs(found - slope) <= 1e-9 * max(1, slope * slope), "\(row.id) at \(x)")
        slopes += 1
      }
    }
    #expect(data.oracle.count == 12)
    #expect(samples == 168)
    #expect(slopes == 146)
  }

  @Test("values and slopes agree with other projects' tests")
  func sourceTests() {
    for row in data.source_tests {
      for pair in row.values {
        #expect(abs(row.curve.curve.value(at: pair[0]) - pair[1]) <= row.tolerance, "\(row.id)")
      }
      for pair in row.velocities {
        let slope = row.curve.curve.velocity(at: pair[0])
        #expect(abs(slope - pair[1]) <= row.tolerance, "\(row.id) at \(pair[0])")
      }
    }
    #expect(data.source_tests.count == 8)
  }

  @Test("a progress bar's mask follows its curve")
  func progressAnimation() {
    for row in data.progress_animation {
      for sample in row.samples {
        let eased = row.curve.curve.value(at: sample[0] / row.duration)
        let fraction = row.from + (row.to - row.from) * eased
        #expect(abs(eased - sample[1]) <= 1e-12, "\(row.id) at \(sample[0])")
        #expect(abs(fraction - sample[2]) <= 1e-12, "\(row.id) at \(sample[0])")
        #expect(abs(row.track * fraction - sample[3]) <= 1e-9, "\(row.id) at \(sample[0])")
      }
    }
    #expect(data.progress_animation.count == 3)
  }

  static let invertible: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ]

  @Test("an inverse undoes its curve", arguments: invertible)
  func inverse(_ curve: UnitCurve) throws {
    let inverse = try curve.inverse
    for step in 0...64 {
      let input = Double(step) / 64
      #expect(abs(inverse.value(at: curve.value(at: input)) - input) <= 1e-7)
    }
    #expect(try inverse.inverse == curve)
  }

  @Test("the inverse of two circular quarters is exact")
  func circularInverse() throws {
    let inverse = try UnitCurve.circularEaseInOut.inverse
    #expect(abs(inverse.value(at: 0.1) - 0.3) < 1e-15)  // (1 − √(1 − 0.6²)) / 2 = 0.1
    #expect(abs(inverse.value(at: 0.9) - 0.7) < 1e-15)
    #expect(abs(inverse.velocity(at: 0.1) - 4.0 / 3) < 1e-14)
    #expect(inverse.velocity(at: 0.5) == 0)
    #expect(inverse.velocity(at: 0) == .infinity)
  }

  @Test("a curve that may turn back has no inverse")
  func notInvertible() throws {
    #expect(throws: MotionError.notInvertible(parameter: "y1", value: -0.5)) {
      try UnitCurve.bezier(0.5, -0.5, 0.5, 1).inverse
    }
    #expect(throws: MotionError.notInvertible(parameter: "y2", value: 1.5)) {
      try UnitCurve.bezier(0.5, 0, 0.5, 1.5).inverse
    }
  }

  @Test("a control point must be finite")
  func finite() {
    #expect { try UnitCurve.bezier(0, .nan, 1, 1) } throws: {
      "\($0)" == "y1 must be a finite number, got nan"
    }
  }

  @Test("the slope where a curve stands still is its limit")
  func limits() throws {
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-15)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-12)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    #expect(try UnitCurve.bezier(0, 1, 0, 1).velocity(at: 0) == .infinity)
    #expect(try UnitCurve.bezier(1, 0, 0, 1).velocity(at: 0.5) == .infinity)
    #expect(try UnitCurve.bezier(1, 1, 0, 0).velocity(at: 0.5) == 1)
  }

  @Test("inputs are clamped, and outputs are not")
  func clamps() throws {
    #expect(UnitCurve.easeIn.value(at: -1) == 0)
    #expect(UnitCurve.easeIn.value(at: 2) == 1)
    #expect(UnitCurve.linear.value(at: 2) == 1)
    #expect(try UnitCurve.bezier(0.68, -0.55, 0.265, 1.55).value(at: 0.2) < -0.09)
  }

  @Test("leads to the parameter at a share of the time", arguments: JetTests.curves, 0..<4)
  func parameters(curve: UnitCurve, seed: UInt64) {
    var random = RandomClaims(seed: 300 + seed)
    for _ in 0..<200 {
      // Near the start, too, where a curve may be upright.
      let parameters = (0..<3).map { _ in
        exp(-Double.random(in: 0...20, using: &random))
      }.sorted()
      let progress = curve.time(atParameter: parameters[1]).value
      for found in [
        curve.parameter(at: progress),
        curve.parameter(at: progress, between: Interval(parameters[0], parameters[2])),
      ] {
        let reached = curve.time(atParameter: found).value
        #expect(abs(reached - progress) <= 16 * progress.ulp, "\(parameters)")
      }
    }
  }
}
