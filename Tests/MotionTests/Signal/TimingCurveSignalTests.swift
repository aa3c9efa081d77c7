import Testing

@testable import Motion

/// Signals that timing curves take part in: their slopes may be steep, and end with the curve.
@Suite("Signals along timing curves")
struct TimingCurveSignalTests {
  /// The way along a curve, with what holds after it.
  private static func eased(
    _ curve: UnitCurve, start: Double, duration: Double, from: Double, to: Double
  ) -> Signal {
    var trajectory = Trajectory()
    trajectory.append(value: from, from: 0)
    trajectory.append(
      .eased(EasedPiece(curve: curve, start: start, duration: duration, from: from, to: to)),
      from: start)
    return Signal(trajectory)
  }

  private static func spring(to target: Double) throws -> Signal {
    var trajectory = Trajectory()
    trajectory.append(
      .spring(
        SpringPiece(
          spring: try Spring(duration: 0.25, bounce: 0.3), start: 0, offset: -target, velocity: 0,
          target: target)),
      from: 0)
    return Signal(trajectory)
  }

  /// Curves that stand still at an end for their own parameter, and one that does not.
  static let curves: [UnitCurve] =
    [.easeIn, .easeOut, .easeInOut]
    + [(0, 0, 0.2, 1.4), (0.6, -0.4, 1, 1), (0, 0, 1, 1), (0.3, 0.3, 0.9, 0.9)].compactMap {
      try? UnitCurve.bezier($0, $1, $2, $3)
    }

  @Test("are found in few steps where one curve takes over from others, to its flat end")
  func fewSteps() {
    let eased = { (curve: UnitCurve) in
      ClosedForm.eased(EasedPiece(curve: curve, start: 0.2, duration: 0.25, from: 0, to: 1))
    }
    let line = ClosedForm.eased(
      EasedPiece(curve: .linear, start: 0, duration: 0.5, from: 0, to: -40))
    let first = ClosedForm.blend(line, to: 20, by: eased(.easeIn))
    let form = ClosedForm.blend(first, to: -20, by: eased(.easeOut))
    var steps = Steps()
    form.visitArcs(in: Interval(0.2, 0.45), &steps)
    #expect(steps.count < 50)  // 18; a running value that is named twice takes thousands
  }

  @Test("are found in few steps where a length loses what it is compared with", arguments: 0..<20)
  func fewStepsOfLengths(seed: UInt64) throws {
    var random = RandomClaims(seed: 700 + seed)
    let (x, y) = try (random.takenOver(), random.takenOver())
    for form in [ClosedForm.distance(x, y) - x, x - y * .constant(0.5)] {
      for form in [form, form.derivative] {
        var steps = Steps()
        form.visitArcs(in: Interval(0.2, 0.7), &steps)
        #expect(steps.looks < 1500, "\(form)")  // without the third derivative up to 1e9
      }
    }
  }

  @Test("jump where a length passes through 0, and both limits count")
  func jumpingSlope() throws {
    // Only x moves once y has come to 0, faster and faster through the origin: there the slope of
    // the length turns from −x′ to x′.
    let y = Self.eased(.linear, start: 0, duration: 0.1, from: 5, to: 0)
    let x = Self.eased(.easeIn, start: 0, duration: 1, from: -60, to: 40)
    let signal = Signal.length(x, y) - x
    let zero = try #require(
      Interval(0, 1).root { time in
        x.trajectory.pieces.last { $0.start <= time }?.form?.jet(at: time) ?? Jet(0)
      })
    let speed = try #require(x.trajectory.slope(at: zero))
    let rising = Claim.always(
      .atom(Atom(signal, .rising)), .fixed(Window(from: 0.2, to: 0.9))
    ).judged()
    #expect(abs(rising.margin.value + 2 * speed) < 1e-6)
    let falling = Claim.eventually(
      .atom(Atom(signal, .falling)), .fixed(Window(from: 0.2, to: 0.9))
    ).judged()
    #expect(abs(falling.margin.value - 2 * speed) < 1e-6)
  }

  @Test("end on the tick that is meant, whatever their start and duration add up to")
  func endsOnTick() throws {
    let signal = Self.eased(.linear, start: 0.2, duration: 0.1, from: 0, to: 20)
    #expect(signal.trajectory.value(at: 0.3) == 20 && signal.trajectory.value(before: 0.3) == 20)
    #expect(signal.trajectory.slope(at: 0.3) == 0)
    #expect(abs((signal.trajectory.slope(before: 0.3) ?? 0) - 200) < 1e-9)
  }

  @Test("have the slopes that dense samples tell, in sums too", arguments: curves)
  func slopes(curve: UnitCurve) throws {
    let eased = Self.eased(curve, start: 0, duration: 0.25, from: 0, to: 60)
    for signal in try [eased, Self.spring(to: -100) + eased, Self.spring(to: 100) + eased] {
      for window in [Window(from: 0.01, to: 0.15), Window(from: 0.05, to: 0.249)] {
        let margin = { (comparison: Comparison) in
          Claim.always(.atom(Atom(signal, comparison)), .fixed(window)).judged().margin.value
        }
        let extremes = (least: margin(.rising), greatest: -margin(.falling))
        let sampled = (0..<20_000).compactMap { index -> Double? in
          let share = Double(index) / 20_000
          return signal.trajectory.slope(at: window.start + share * (window.end - window.start))
        }
        let (least, greatest) = try #require((sampled.min(), sampled.max()) as? (Double, Double))
        #expect(extremes.least <= least + 1e-6)
        #expect(extremes.greatest >= greatest - 1e-6)
        #expect(abs(extremes.least - least) < 2)
        #expect(abs(extremes.greatest - greatest) < 2)
      }
    }
  }

  @Test("fail first where dense samples do, also where a slope comes up from minus infinity")
  func firstFailure() throws {
    for curve in try [.circularEaseOut, UnitCurve.bezier(0, 1, 0, 1), .bezier(0, 1, 1, 0)] {
      let falling = Self.eased(curve, start: 0.35, duration: 0.5, from: 0, to: -80)
      let slope = (Self.eased(.easeIn, start: 0.25, duration: 0.4, from: 0, to: 100) + falling)
        .slope
      #expect(slope.trajectory.value(at: 0.35) == -.infinity)
      let slow = Claim.always(.atom(Atom(slope, .atMost(200))), .fixed(Window(from: 0.2, to: 1)))
      let failing = (0..<20_000).map { 0.2 + 0.8 * Double($0) / 20_000 }
        .first { (slope.trajectory.value(at: $0) ?? 0) > 200 }
      let (first, sampled) = try (#require(slow.judged().firstViolation), #require(failing))
      #expect(first <= sampled && sampled - 0.8 / 20_000 <= first, "\(curve)")
    }
  }

  @Test("begin and end with the values that they lead from and to", arguments: curves)
  func ownEnds(curve: UnitCurve) throws {
    for step in 1...60 {
      let (from, to) = (25.603 + Double(step) * 0.137, -20.196 + Double(step) * 0.731)
      // What is shown is the value that is set, and what is left of the way there.
      let left = from - to
      var trajectory = Trajectory()
      trajectory.append(value: from, from: 0)
      trajectory.append(
        .eased(EasedPiece(curve: curve, start: 0.25, duration: 0.125, from: to + left, to: to)),
        from: 0.25)
      #expect(trajectory.value(at: 0.25) == from && trajectory.value(at: 0.375) == to)
      #expect(trajectory.value(before: 0.375) == to)
    }
    var jumping = Trajectory()
    jumping.append(value: 1, from: 0)
    jumping.append(
      .eased(EasedPiece(curve: curve, start: 0.25, duration: 0.125, from: 1 + 1e-9, to: 5)),
      from: 0.25)
    #expect(jumping.value(at: 0.25) == 1 + 1e-9, "a jump is none of rounding")
  }

  @Test("have no slope where they are upright, nor has what is made of them", arguments: 0..<40)
  func upright(step: Int) throws {
    let curves = try [UnitCurve.bezier(1, 0, 0, 1), .circularEaseInOut]
    let (start, duration) = (0.25 + Double(step) * 0.0137, 0.3 + Double(step) * 0.0171)
    for curve in curves {
      let axis = { Self.eased(curve, start: start, duration: duration, from: $0, to: $1) }
      // In the middle it is at (50, 65) and goes towards (−100, 30): nearer to the origin by 3050,
      // of which the length of (50, 65) is a part; less so than along x.
      let (x, length) = (axis(100, 0), Signal.length(axis(100, 0), axis(50, 80)))
      let least = { (signal: Signal) in
        Claim.always(.atom(Atom(signal, .rising)), .all).judged().margin.value
      }
      #expect(least(x) == -.infinity && least(length) == -.infinity)
      #expect(least(x - length) == -.infinity)
      #expect(least(x * -1) > -1 && least(length - x) > -1)
      let middle = start + duration / 2
      #expect(x.trajectory.slope(at: middle) == -.infinity)
      #expect(length.trajectory.slope(at: middle) == -.infinity)
    }
  }

  @Test("stand still once the curve has ended, where something else begins only then")
  func ends() throws {
    let first = EasedPiece(curve: .linear, start: 0, duration: 0.25, from: 0, to: 5)
    let next = EasedPiece(curve: .linear, start: 0.25, duration: 0.25, from: 5, to: 3)
    // What is told from the end on is the first motion, kept under the second.
    var trajectory = Trajectory()
    trajectory.append(.eased(first), from: 0)
    trajectory.append(.eased(first) + .eased(next) - .constant(5), from: 0.25)
    let signal = Signal(trajectory)
    for time in [0.25, 0.3, 0.4, 0.49] {
      #expect(abs(try #require(signal.trajectory.slope(at: time)) + 8) < 1e-9)
    }
    #expect(abs(try #require(signal.trajectory.slope(before: 0.25)) - 20) < 1e-9)
    let falls = Claim.always(
      .atom(Atom(signal, .falling)), .fixed(Window(from: 0.26, to: 0.5)))
    #expect(abs(falls.judged().margin.value - 8) < 1e-9)
    var held = Trajectory()
    held.append(.eased(first), from: 0)
    held.append(.eased(first), from: 0.3)
    #expect(held.slope(at: 0.3) == 0 && held.value(at: 0.3) == 5)
  }

  @Test("differ by nothing from themselves, whatever they are made of")
  func selfDifference() throws {
    let eased = Self.eased(.easeInOut, start: 0.1, duration: 0.4, from: 0, to: 60)
    let spring = try Self.spring(to: -100)
    let blend = Signal(
      {
        var trajectory = Trajectory()
        let progress = ClosedForm.eased(
          EasedPiece(curve: .easeOut, start: 0, duration: 0.5, from: 0, to: 1))
        let running = spring.trajectory.pieces[0].form ?? .constant(0)
        trajectory.append(ClosedForm.blend(running, to: 30, by: progress), from: 0)
        return trajectory
      }())
    for signal in [eased, spring, spring + eased, blend] {
      let difference = signal - signal
      #expect(difference.trajectory.pieces.allSatisfy { $0.form == .constant(0) })
      let size = signal.magnitude
      let positive = size - signal * -1
      #expect(positive.trajectory.pieces.count <= signal.trajectory.pieces.count + 3)
      let matches = Matches(size, signal.magnitude, within: 0, window: .all, unit: "")
      #expect(matches.judged().margin.value == 0)
    }
    // Twice a distance is no less than 0, to the last digit.
    let twice = spring.magnitude + spring.magnitude
    #expect(
      twice.trajectory.pieces.contains { piece in
        if case .clipped = piece.form { true } else { false }
      })
    // Where it is below 0, a signal and its distance from 0 are opposite.
    let sum = spring.magnitude + spring
    let below = Window(from: 0.01, to: 0.1)
    #expect(sum.trajectory.extremes(over: below)?.greatest.value == 0)
    #expect(sum.trajectory.extremes(over: below)?.least.value == 0)
  }
}

@Suite("Directions")
struct DirectionTests {
  private static func motion(offset: Double, velocity: Double, target: Double) throws -> Signal {
    var trajectory = Trajectory()
    trajectory.append(
      .spring(
        SpringPiece(
          spring: try Spring(duration: 0.45, bounce: 0.2), start: 0, offset: offset,
          velocity: velocity, target: target)),
      from: 0)
    return Signal(trajectory)
  }

  @Test("stay exactly where a motion is straight, and are enclosed in few steps")
  func straight() throws {
    let (x, y) = try (
      Self.motion(offset: -30, velocity: 300, target: 30),
      Self.motion(offset: -40, velocity: 400, target: 40)
    )
    let word = KeepsDirection(
      x: x, y: y, angle: nil, within: 1, fasterThan: 1, window: Window(from: 0, to: 0.5))
    let verdict = word.judged()
    #expect(!verdict.isVacuous)
    // It turns round once it has passed its target, and then moves the other way.
    #expect(abs(verdict.measures[0].value - 180) < 1e-6)
    let before = KeepsDirection(
      x: x, y: y, angle: nil, within: 1, fasterThan: 50, window: Window(from: 0, to: 0.15))
    #expect(before.judged().measures[0].value < 1e-6)
  }

  @Test("keep one direction along any curves, where both axes go the same way")
  func straightCurves() throws {
    let axis = { (from: Double, over: Double, to: Double, last: Double) in
      var trajectory = Trajectory()
      let first = ClosedForm.eased(
        EasedPiece(curve: .easeInOut, start: 0, duration: 0.4, from: from, to: over))
      trajectory.append(first, from: 0)
      let progress = ClosedForm.eased(
        EasedPiece(curve: .easeOut, start: 0.1, duration: 0.4, from: 0, to: 1))
      let second = ClosedForm.blend(first, to: to, by: progress)
      trajectory.append(second, from: 0.1)
      let end = ClosedForm.eased(
        EasedPiece(curve: .easeIn, start: 0.2, duration: 0.4, from: 0, to: 1))
      trajectory.append(.blend(second, to: last, by: end), from: 0.2)
      return Signal(trajectory)
    }
    let (x, y) = (axis(10, 40, 70, 100), axis(5, 45, 85, 125))  // along (3, 4), not through 0
    let verdict = KeepsDirection(
      x: x, y: y, angle: nil, within: 1, fasterThan: 1, window: Window(from: 0.05)
    ).judged()
    #expect(abs(verdict.measures[0].value) < 1e-9)
    #expect(abs(verdict.measures[1].value - 53.13010235415598) < 1e-9)
    let home = (axis(0, 30, 60, 90), axis(0, 40, 80, 120))
    let length = Signal.length(home.0, home.1)
    let known = home.0 * (5.0 / 3)
    #expect(Matches(length, known, within: 1e-9, window: .all, unit: "").judged().holds)
  }

  @Test("turn as dense samples tell, where the two axes have motions of their own")
  func bent() throws {
    let (x, y) = try (
      Self.motion(offset: -30, velocity: 300, target: 30),
      Self.motion(offset: 40, velocity: 100, target: -40)
    )
    // Whatever is faster than nothing counts, however long the window is and little is left of it.
    for (end, slowest) in [(0.2, 20.0), (0.2, 0), (2, 0), (.infinity, 0)] {
      let largest = (0...20_000).compactMap { index -> Double? in
        let time = min(end, 2) * Double(index) / 20_000
        guard let x = x.trajectory.slope(at: time), let y = y.trajectory.slope(at: time),
          Vector(x, y).length > slowest
        else { return nil }
        return abs(Vector(x, y).angle)
      }.max()
      let word = KeepsDirection(
        x: x, y: y, angle: 0, within: 1, fasterThan: slowest, window: Window(from: 0, to: end))
      let turned = word.judged().measures.first?.value ?? .nan
      #expect(abs(turned - (try #require(largest))) < 0.05, "\(end) s, \(slowest) pt/s")
    }
  }

  @Test("turn as dense samples tell, where a curve takes over from a spring", arguments: 0..<30)
  func takenOver(seed: UInt64) throws {
    var random = RandomClaims(seed: 800 + seed)
    let curve = JetTests.curves[Int(seed) % JetTests.curves.count]
    let axes = try (0..<2).map { _ in
      guard case .interpolation(let running, let target, .eased(var piece)) = try random.takenOver()
      else { return ClosedForm.constant(0) }
      piece.curve = curve
      return ClosedForm.blend(running, to: target, by: .eased(piece))
    }
    let signals = axes.map { form in
      var trajectory = Trajectory()
      trajectory.append(form, from: 0.2)
      return Signal(trajectory)
    }
    let word = KeepsDirection(
      x: signals[0], y: signals[1], angle: 30, within: 10, fasterThan: 5,
      window: Window(from: 0.21, to: 0.69))
    let turned = word.judged().measures.first?.value ?? .nan
    let sampled = (0..<40_000).compactMap { index -> Double? in
      let time = 0.21 + 0.48 * Double(index) / 40_000
      let velocity = Vector(axes[0].slope(at: time), axes[1].slope(at: time))
      guard velocity.length > 5, velocity.length < 1e6 else { return nil }
      return abs((velocity.angle - 30).remainder(dividingBy: 360))
    }.max()
    let furthest = try #require(sampled)
    #expect(turned >= furthest - 1e-6 && turned < furthest + 2, "\(curve)")
  }

  @Test("are those of the way ahead where a curve starts upright")
  func startUpright() throws {
    let curve = try UnitCurve.bezier(0, 1, 0, 1)
    let progress = ClosedForm.eased(
      EasedPiece(curve: curve, start: 0, duration: 0.4, from: 0, to: 1))
    let axis = { (offset: Double, velocity: Double, target: Double) in
      var trajectory = Trajectory()
      let spring = SpringPiece(
        spring: .smooth, start: 0, offset: offset, velocity: velocity, target: 0)
      trajectory.append(.blend(.spring(spring), to: target, by: progress), from: 0)
      return Signal(trajectory)
    }
    // From (10, −20) to (40, 20), whatever the springs are about: along (3, 4). From there to
    // (40, −20) it is along x alone.
    for (target, angle) in [(20.0, 53.13010235415598), (-20, 0)] {
      let word = KeepsDirection(
        x: axis(10, 300, 40), y: axis(-20, 500, target), angle: nil, within: 1, fasterThan: 1,
        window: Window(from: 0, to: 0.1))
      let verdict = word.judged()
      #expect(abs(verdict.measures[1].value - angle) < 1e-6)
      #expect(!verdict.isVacuous && verdict.margin.value < 1)
    }
  }

  @Test("of a length that leaves the origin are found, however it leaves")
  func leavingTheOrigin() throws {
    let (x, y) = try (
      Self.motion(offset: -30, velocity: 0, target: 30),
      Self.motion(offset: -40.1, velocity: 3, target: 40.1)
    )
    let length = Signal.length(x, y)
    let rising = Claim.atom(Atom(length, .rising))
    #expect(Claim.eventually(rising, .all).judged().holds)
    #expect(!Claim.always(rising, .all).judged().holds)
  }
}

/// Counts the stretches that a form is looked at in.
private final class Steps: ArcVisitor {
  var count = 0

  /// How often bounds were looked at.
  var looks = 0

  func passes(over range: Interval) -> Bool {
    looks += 1
    return false
  }

  func visit(_ arc: Arc) -> Bool {
    count += 1
    return true
  }
}
