import Testing

@testable import Motion

/// What a formula says of its derivatives, against its own values nearby.
@Suite("Jets of timing curves")
struct JetTests {
  /// Curves that come upright, or stand still for their parameter, at their ends or inside.
  static let curves: [UnitCurve] =
    [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut]
    + [
      (1, 0, 0, 1), (0, 1, 1, 0), (0, 1, 0, 1), (1, 0, 1, 0), (1, 0.5, 1, 1), (0, 0, 0, 0.5),
      (0.2, 1.6, 0.4, -0.5), (0.5, -0.6, 0.5, 1.6), (0, 0.5, 0, 1), (0.3, 0.3, 0.9, 0.9),
    ].compactMap { try? UnitCurve.bezier($0, $1, $2, $3) }

  @Test("have derivatives that are what the values change by", arguments: curves)
  func derivatives(curve: UnitCurve) {
    let step = 1e-4
    for index in 1..<40 where index != 20 {
      let progress = Double(index) / 40
      let jets = [-1.0, 0, 1].map {
        let share = progress + $0 * step
        return curve.jet(at: share, parameter: curve.parameter(at: share))
      }
      let size = { (jet: Jet<Double>) in 1 + abs(jet.slope) + abs(jet.curvature) + abs(jet.jerk) }
      let near = { (one: Double, other: Double) in abs(one - other) <= 1e-3 * size(jets[1]) }
      #expect(near(jets[1].slope, (jets[2].value - jets[0].value) / (2 * step)), "\(progress)")
      #expect(near(jets[1].curvature, (jets[2].slope - jets[0].slope) / (2 * step)), "\(progress)")
      #expect(
        near(jets[1].jerk, (jets[2].curvature - jets[0].curvature) / (2 * step)), "\(progress)")
    }
  }

  @Test("have bounds that hold every jet between", arguments: curves, 0..<20)
  func bounds(curve: UnitCurve, seed: UInt64) {
    var random = RandomClaims(seed: seed)
    let ends = [
      0, 1, Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random),
    ]
    .shuffled(using: &random)
    let parameters = Interval(spanning: ends[0], ends[1])
    let bounds = curve.jet(between: parameters)
    for index in 1..<200 {
      let parameter = parameters.lower + parameters.width * Double(index) / 200
      let jet = curve.jet(atParameter: parameter)
      #expect(bounds.value.nearlyContains(jet.value), "\(parameter) in \(parameters)")
      #expect(bounds.slope.nearlyContains(jet.slope), "\(parameter) in \(parameters)")
      #expect(bounds.curvature.nearlyContains(jet.curvature), "\(parameter) in \(parameters)")
      #expect(bounds.jerk.nearlyContains(jet.jerk), "\(parameter) in \(parameters)")
    }
  }

  @Test("tell time and way by a parameter for which no curve is upright", arguments: curves)
  func parameters(curve: UnitCurve) throws {
    let step = 1e-4
    for jet in [{ curve.time(atParameter: $0) }, { curve.way(atParameter: $0) }] {
      for index in 1..<40 where index != 20 {
        let parameter = Double(index) / 40
        let jets = [-1.0, 0, 1].map { jet(parameter + $0 * step) }
        let size = { (jet: Jet<Double>) in 1 + abs(jet.slope) + abs(jet.curvature) + abs(jet.jerk) }
        let near = { (one: Double, other: Double) in abs(one - other) <= 1e-3 * size(jets[1]) }
        #expect(near(jets[1].slope, (jets[2].value - jets[0].value) / (2 * step)))
        #expect(near(jets[1].curvature, (jets[2].slope - jets[0].slope) / (2 * step)))
        #expect(near(jets[1].jerk, (jets[2].curvature - jets[0].curvature) / (2 * step)))
      }
    }
    for index in 0...1000 {
      let parameter = Double(index) / 1000
      let (time, way) = (curve.time(atParameter: parameter), curve.way(atParameter: parameter))
      #expect(time.slope.isFinite && way.slope.isFinite)
      // Where it is upright a last digit of the time is many of the value.
      #expect(abs(curve.value(at: time.value) - way.value) <= 1e-5, "at \(parameter)")
      guard curve.velocity(at: time.value) < 1e3 else { continue }
      #expect(abs(curve.value(at: time.value) - way.value) <= 1e-12, "at \(parameter)")
    }
  }

  @Test("have bounds of time and way by the parameter that hold both", arguments: curves, 0..<20)
  func parameterBounds(curve: UnitCurve, seed: UInt64) {
    var random = RandomClaims(seed: 60 + seed)
    let ends = [0, 0.5, 1] + (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
    let chosen = ends.shuffled(using: &random).prefix(2).sorted()
    let parameters = Interval(chosen[0], chosen[1])
    let (times, ways) = (curve.time(between: parameters), curve.way(between: parameters))
    for index in 0...200 {
      let parameter = parameters.lower + parameters.width * Double(index) / 200
      for (bounds, jet) in [
        (times, curve.time(atParameter: parameter)), (ways, curve.way(atParameter: parameter)),
      ] {
        #expect(bounds.value.nearlyContains(jet.value), "\(parameter) in \(parameters)")
        #expect(bounds.slope.nearlyContains(jet.slope), "\(parameter) in \(parameters)")
        #expect(bounds.curvature.nearlyContains(jet.curvature), "\(parameter) in \(parameters)")
        #expect(bounds.jerk.nearlyContains(jet.jerk), "\(parameter) in \(parameters)")
      }
    }
  }

  @Test("of what curves and springs make hold every jet, the closer bounds, too", arguments: 0..<40)
  func composed(seed: UInt64) throws {
    var random = RandomClaims(seed: 900 + seed)
    let (one, other) = try (random.takenOver(), random.takenOver())
    let forms: [ClosedForm] = [
      .distance(one, other), .distance(one, other) - one, one + other * .constant(0.5),
      .distance(one, other).derivative, one.derivative + other.derivative,
    ]
    for index in 0...forms.count {
      let start = Double.random(in: 0.2...0.6, using: &random)
      let box = Interval(start, start + Double.random(in: 0.001...0.1, using: &random))
      guard let form = index < forms.count ? forms[index] : one.heading(over: other, in: box)
      else { continue }
      let bounds = form.bounds(over: box)
      let closer = bounds.refined(
        from: form.jet(at: box.lower), to: form.jet(at: box.upper), over: box.width)
      for index in 0...100 {
        let jet = form.jet(at: box.lower + box.width * Double(index) / 100)
        for bounds in [bounds, closer] {
          #expect(bounds.value.nearlyContains(jet.value), "\(form)")
          #expect(bounds.slope.nearlyContains(jet.slope), "\(form)")
          #expect(bounds.curvature.nearlyContains(jet.curvature), "\(form)")
        }
      }
    }
  }

  @Test("end upright in the direction in which they go")
  func endsUpright() throws {
    // x = 3(1 − s)²s + 3(1 − s)s² + s³ and y = 1.5(1 − s)²s + 3(1 − s)s² + s³ rise all the way, and
    // x no more at the end, so that y does so ever faster.
    let curve = try UnitCurve.bezier(1, 0.5, 1, 1)
    #expect(curve.velocity(at: 1) == .infinity)
    var trajectory = Trajectory()
    trajectory.append(
      .eased(EasedPiece(curve: curve, start: 0, duration: 1, from: 5, to: 0)), from: 0)
    let falling = Claim.atom(Atom(Signal(trajectory), .falling))
    #expect(Claim.always(falling, .fixed(Window(from: 0, to: 1))).judged().holds)
  }
}

extension Interval {
  /// Whether it holds a value but for rounding.
  func nearlyContains(_ value: Double) -> Bool {
    let slack = 1e-9 * max(1, abs(value))
    return value.isNaN || (lower - slack <= value && value <= upper + slack)
  }
}

extension ClosedForm {
  /// The angle between the velocity across and along an axis and the direction at 30°; `nil` where
  /// it does not stay on one side of that.
  fileprivate func heading(over along: ClosedForm, in box: Interval) -> ClosedForm? {
    let direction = Vector(length: 1, angle: 30)
    let sides = Set(
      (0...200).map { index in
        let time = box.lower + box.width * Double(index) / 200
        return slope(at: time) * direction.x > along.slope(at: time) * direction.y
      })
    guard sides.count == 1, let isRight = sides.first else { return nil }
    return .direction(
      across: derivative, along: along.derivative, from: 30, side: isRight ? 1 : -1)
  }
}

extension RandomClaims {
  /// A spring that a timing curve takes over from 0.2 s on, for 0.5 s.
  mutating func takenOver() throws -> ClosedForm {
    let curve = JetTests.curves[Int.random(in: JetTests.curves.indices, using: &self)]
    return try takenOver(along: curve)
  }

  /// The same along a curve that is given.
  mutating func takenOver(along curve: UnitCurve) throws -> ClosedForm {
    let spring = try Spring(
      duration: Double.random(in: 0.2...0.8, using: &self),
      bounce: Double.random(in: -0.3...0.6, using: &self))
    let running = ClosedForm.spring(
      SpringPiece(
        spring: spring, start: 0, offset: Double.random(in: -60...60, using: &self),
        velocity: Double.random(in: -200...200, using: &self), target: 10))
    return .blend(
      running, to: Double.random(in: -60...60, using: &self),
      by: .eased(EasedPiece(curve: curve, start: 0.2, duration: 0.5, from: 0, to: 1)))
  }
}
