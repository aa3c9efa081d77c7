import Testing

@testable import Motion

@Suite("Claims")
struct ClaimLawTests {
  @Test("have on step signals the margins that trying every instant finds", arguments: 0..<4)
  func steps(seed: UInt64) {
    var random = RandomClaims(seed: seed)
    for round in 0..<100 {
      let signals = [random.steps(), random.steps()]
      let claim = random.claim(depth: Int.random(in: 0...3, using: &random), on: signals)
      let trace = claim.trace(Reading(), range: Interval(0, .infinity), of: MarginForms())
      let expected = SampledClaim(count: 52).margins(of: claim)
      for index in 0..<24 {
        let time = Double(index) * SampledClaim.grid / 2
        let margin = trace.margin(at: time)
        #expect(margin == expected[index], "seed \(seed), round \(round), at \(time): \(claim)")
        if margin != expected[index] { return }
      }
    }
  }

  @Test("obey the laws of negation, windows and bounds, on the pairs", arguments: 0..<8)
  func laws(seed: UInt64) {
    var random = RandomClaims(seed: seed)
    for _ in 0..<250 {
      let signals = [random.steps(), random.steps()]
      let claim = random.claim(depth: Int.random(in: 0...2, using: &random), on: signals)
      let other = random.claim(depth: 1, on: signals)
      let span = random.span()
      let margin = { (claim: Claim) in Claim.always(claim, .fixed(Window(from: 0))).judged().margin
      }
      expectEqual(.negate(.always(claim, span)), .eventually(.negate(claim), span), margin)
      expectEqual(.negate(.negate(claim)), claim, margin)
      expectEqual(
        .negate(.allOf([claim, other])), .anyOf([.negate(claim), .negate(other)]), margin)
      let within = Window(from: 1, to: 2, includesEnd: true)
      let wider = Window(from: 0.5, to: 2.5)
      #expect(
        margin(.always(claim, .fixed(wider))) <= margin(.always(claim, .fixed(within))))
      #expect(
        margin(.eventually(claim, .fixed(within))) <= margin(.eventually(claim, .fixed(wider))))
    }
  }

  @Test("see what happens at the end of a window that moves along, whatever sums round to")
  func endsOfRelativeWindows() {
    for (asked, ahead) in [(0.1, 0.7), (0.3, 0.6), (0.7, 0.1), (0.4, 0.8)] {
      let end = ((asked + ahead) * 10).rounded() / 10
      let jumping = Claim.atom(Atom(Signal.steps([(0, 0), (end, 10)]), .above(5)))
      let instant = Window(from: asked, to: asked, includesEnd: true)
      for span in [TimeSpan.inNext(0, ahead), .inNext(ahead / 2, ahead), .inNext(ahead, ahead)] {
        let jumped = Claim.eventually(jumping, span)
        #expect(Claim.always(jumped, .fixed(instant)).judged().margin.value == 5, "\(asked)")
        let until = Claim.holdsUntil(.negate(jumping), jumping, span)
        #expect(Claim.always(until, .fixed(instant)).judged().margin.value == 5, "\(asked)")
        let deeper = Claim.eventually(.allOf([jumped, .negate(.negate(jumped))]), .fixed(instant))
        #expect(deeper.judged().margin.value == 5, "\(asked)")
      }
    }
  }

  @Test("are asked of each part from where its own signals begin")
  func differentStarts() {
    let early = Claim.atom(Atom(Signal.steps([(0, 5), (0.2, 0)]), .atMost(1)))
    let late = Claim.atom(Atom(Signal.steps([(0.3, 1)]), .atMost(9)))
    let window = TimeSpan.fixed(Window(from: 0))
    for claim: Claim in [
      .allOf([early, late]), .always(.allOf([early, late]), window),
      .negate(.eventually(.negate(.allOf([early, late])), window)),
      .negate(.anyOf([.negate(early), .negate(late)])),
    ] {
      #expect(claim.judged().margin == Margin(-4, holdsAtZero: true), "\(claim)")
    }
  }

  @Test("are told of where the signals decide, ahead of the instant asked")
  func evidence() {
    let steps = Signal.steps([(0, 0), (0.25, 20), (0.5, 0)])
    let atom = { (comparison: Comparison) in Claim.atom(Atom(steps, comparison)) }
    let other = Claim.atom(Atom(Signal.steps([(0, 1)]), .atMost(300)))
    let ahead = TimeSpan.inNext(0, 0.3)
    let low = Claim.always(atom(.atMost(5)), ahead)
    let high = Claim.eventually(atom(.atLeast(30)), ahead)
    let until = Claim.holdsUntil(atom(.atMost(50)), atom(.atLeast(30)), ahead)
    let held = Claim.holdsUntil(atom(.atMost(5)), .negate(other), ahead)
    let fixed = Claim.eventually(atom(.atLeast(30)), .fixed(Window(from: 0.2, to: 0.3)))
    for claim: Claim in [
      low, .allOf([low, other]), .implies(other, low), .negate(.negate(low)), high,
      .anyOf([high, .negate(other)]), until, fixed, .implies(other, fixed),
    ] {
      #expect(claim.evidence(of: Moment(time: 0.1)).time == 0.25, "\(claim)")
    }
    #expect(held.evidence(of: Moment(time: 0.1)).time == 0.1)
    #expect(atom(.atMost(5)).evidence(of: Moment(time: 0.1)).time == 0.1)
    let changing = Claim.always(low, .fixed(Window(from: 0, to: 0.1)))
    #expect(changing.isAboutChange, "at 0.25 s, as far as 0.3 s ahead")
    #expect(!Claim.always(low, .fixed(Window(from: 0.6, to: 1))).isAboutChange)
  }

  @Test("are asked at an instant that no clock ticks at", arguments: 0..<200)
  func instantsOffTheClock(seed: UInt64) {
    var random = RandomClaims(seed: seed)
    let time = Double.random(in: 0.01...2, using: &random)
    let (near, far) = (0.1, Double.random(in: 0.2...1, using: &random))
    let still = Claim.atom(Atom(Signal.steps([(0, 1)]), .atLeast(500)))
    let instant = Window(from: time, to: time, includesEnd: true)
    for span in [TimeSpan.inNext(near, far), .inNext(near, near), .inNext(0, far)] {
      for claim: Claim in [.always(still, span), .eventually(still, span)] {
        #expect(Claim.always(claim, .fixed(instant)).judged().margin.value == -499)
        #expect(Claim.eventually(claim, .fixed(instant)).judged().margin.value == -499)
      }
    }
  }

  @Test("come to exactly 0 where a signal passes through the bound that two parts share")
  func sharedBounds() throws {
    var trajectory = Trajectory()
    trajectory.append(
      .spring(
        SpringPiece(
          spring: try Spring(duration: 0.5, bounce: 0.2), start: 0, offset: 100, velocity: 0,
          target: 0)),
      from: 0)
    let signal = Signal(trajectory)
    for bound in 1...99 {
      let atom = { Claim.atom(Atom(signal, $0)) }
      let now = TimeSpan.inNext(0, 0)
      let level = Double(bound)
      let met = Claim.eventually(
        .allOf([atom(.atMost(level)), .eventually(atom(.atLeast(level)), now)]), .all)
      #expect(met.judged().margin == Margin(0, holdsAtZero: true), "\(level)")
      let missed = Claim.always(
        .anyOf([atom(.below(level)), .always(atom(.above(level)), now)]), .all)
      #expect(missed.judged().margin == Margin(0, holdsAtZero: false), "\(level)")
    }
  }

  @Test("find nothing where a value is no number, and so nothing that holds")
  func noNumber() throws {
    let spring = try Spring(duration: 0.5, bounce: 0)
    let forms: [ClosedForm] = [
      .constant(.nan),
      .spring(SpringPiece(spring: spring, start: 1, offset: 1, velocity: .nan, target: 0)),
      .eased(EasedPiece(curve: .easeOut, start: 1, duration: 1, from: 0, to: .infinity)),
    ]
    for form in forms {
      var trajectory = Trajectory()
      trajectory.append(.constant(0), from: 0)
      trajectory.append(form, from: 1)
      for signal in [Signal(trajectory), Signal(trajectory) + 1, Signal(trajectory).magnitude] {
        #expect(signal.trajectory.value(at: 1.5) == nil)
        let atom = Claim.atom(Atom(signal, .atMost(2)))
        #expect(!atom.judged().holds && !Claim.always(.negate(atom), .all).judged().holds)
      }
    }
  }

  @Test("name the first instant that decides, and the first that fails", arguments: 0..<4)
  func instants(seed: UInt64) {
    var random = RandomClaims(seed: seed)
    for _ in 0..<150 {
      let claim = random.claim(depth: Int.random(in: 0...2, using: &random), on: [random.steps()])
      let window = Window(from: 0.5, to: 2.25, includesEnd: Bool.random(using: &random))
      let verdict = Claim.always(claim, .fixed(window)).judged()
      guard !claim.isTimeless else { continue }
      let last = Int(2.25 * 2 / SampledClaim.grid) - (window.includesEnd ? 0 : 1)
      let first = Int(0.5 * 2 / SampledClaim.grid)
      let margins = SampledClaim(count: 52).margins(of: claim)[first...last]
      let least = margins.min()
      #expect(verdict.margin == least, "\(claim)")
      #expect(verdict.witness?.time == margins.firstIndex { $0 == least }.map(instant), "\(claim)")
      #expect(
        verdict.firstViolation == margins.firstIndex { !$0.holds }.map(instant), "\(claim)")
    }
  }

  /// The instant of an index, or the start of the gap in whose middle it lies.
  private func instant(_ index: Int) -> Double { Double(index / 2) * SampledClaim.grid }

  @Test("move with their bounds at a slope of at most 1, on moving signals", arguments: 0..<4)
  func bounds(seed: UInt64) throws {
    var random = RandomClaims(seed: seed)
    for _ in 0..<20 {
      let signal = try random.motion()
      let span = random.span()
      let bound = Double.random(in: -2...2, using: &random)
      let shift = Double.random(in: 0...1, using: &random)
      let margin = { (bound: Double) in
        let near = Claim.atom(Atom(signal, .near(bound, within: 1)))
        return Claim.always(.eventually(near, span), .fixed(Window(from: 0, to: 3)))
          .judged().margin.value
      }
      let (before, after) = (margin(bound), margin(bound + shift))
      #expect(before == after || abs(after - before) <= shift + 1e-8)
      let above = Claim.atom(Atom(signal, .above(bound)))
      expectEqual(.negate(.always(above, span)), .eventually(.negate(above), span)) {
        Claim.always($0, .fixed(Window(from: 0, to: 3))).judged().margin
      }
    }
  }

  private func expectEqual(_ one: Claim, _ other: Claim, _ margin: (Claim) -> Margin) {
    #expect(margin(one) == margin(other), "\(one)\n\(other)")
  }
}
