import Motion
import Testing

@testable import Interactions

/// What shows that one rule of the kernel holds, and what breaks it.
struct Witness: Sendable, CustomTestStringConvertible {
  /// The name of the mistake in the catalogue.
  let mistake: String
  /// The rules with the mistake in them.
  let broken: @Sendable () -> Rules
  /// Whether the rule holds.
  let holds: @Sendable (_ rules: @Sendable () -> Rules) throws -> Bool

  var testDescription: String { mistake }
}

extension Witness {
  /// The witness of one mistake, seen on one stage.
  init(
    _ mistake: String, _ broken: @escaping @Sendable () -> Rules,
    _ holds: @escaping @Sendable (Rules) throws -> Bool
  ) {
    self.init(mistake: mistake, broken: broken) { rules in try holds(rules()) }
  }

  /// What a drag tells a probe under these rules.
  static func probe(
    _ rules: Rules, _ drag: Drag, _ options: InteractionOptions = InteractionOptions()
  ) throws -> (probe: Probe, run: Run, trial: Trial) {
    let probe = Probe()
    let trial = try Trial(probe.sketch(), options, rules: rules)
    return (probe, try trial.play(drag), trial)
  }

  static func events(_ list: [(PointerEvent.Phase, Int, Double, Double)]) -> [PointerEvent] {
    list.map { phase, pointer, time, way in
      PointerEvent(
        time: Flicks(seconds: time), location: Vector(200 + way, 200), phase: phase,
        pointer: pointer)
    }
  }

  static let recognition = [
    Witness("illegal-edge", { IllegalEdge() }) { rules in
      try probe(rules, Drag.by(20, 0).release()).trial.subject.phase == "idle"
    },
    Witness("midstream-start", { MidstreamStart() }) { rules in
      let trial = try Trial(Probe().sketch(), rules: rules)
      let list = events([(.move, 1, 0, 0), (.move, 1, 0.1, 30), (.up, 1, 0.2, 30)])
      return try trial.subject.play(list).pressed == nil
    },
    Witness("second-press-ignored", { SecondPressIgnored() }) { rules in
      let trial = try Trial(Probe().sketch(), rules: rules)
      let list = events([
        (.down, 1, 0, 0), (.move, 1, 0.1, 20), (.down, 2, 0.2, 0), (.up, 1, 0.3, 20),
      ])
      let run = try trial.subject.play(list)
      return run.cancelled != nil && run.released == nil
    },
    Witness("prediction-factor", { PredictionFactor() }) { rules in
      let value = try #require(
        try probe(rules, Drag.by(60, 0, over: 0.1).release()).probe.ended.first)
      return isNear(value.predictedEndLocation.x - value.location.x, value.velocity.x / 4)
    },
    Witness("weights-swapped", { WeightsSwapped() }) { rules in
      try lastVelocity(rules, [(0, 0), (0.1, 10), (0.2, 40)], up: 0.2) == 150
    },
    Witness("no-decay", { NoDecay() }) { rules in
      isNear(try lastVelocity(rules, [(0, 0), (0.1, 10)], up: 0.6), 36.7511, within: 1e-3)
    },
    Witness("zero-dt", { ZeroInterval() }) { rules in
      isNear(try lastVelocity(rules, [(0, 0), (0.1, 90), (0.1, 20)], up: 0.1), 200)
    },
    Witness("up-as-changed", { UpAsChanged() }) { rules in
      try probe(rules, Drag.by(20, 0).release(at: 240, 200)).probe.changed.count == 1
    },
    Witness("up-cross-fails", { UpCrossFails() }) { rules in
      try probe(rules, Drag.by(5, 0).release(at: 220, 200)).probe.ended.count == 1
    },
    Witness("slop-drift", { SlopDrift() }) { rules in
      let options = InteractionOptions(minimumDistance: 3, slop: .excluded)
      let told = try probe(rules, Drag.by(10, 0).by(0, 20).release(), options).probe.changed
      return told.map(\.translation) == [Vector(7, 0), Vector(7, 20)]
    },
    Witness("min-zero-waits", { MinimumZeroWaits() }) { rules in
      let options = InteractionOptions(minimumDistance: 0)
      return try probe(rules, Drag().hold(0.1).release(), options).probe.changed.count == 1
    },
    Witness("reset-ended-only", { ResetEndedOnly() }) { rules in
      let (_, run, trial) = try probe(rules, Drag.by(20, 0).cancel())
      return try run.cancelled != nil && !trial.isTrue("is_held")
    },
    Witness("order-reversed", { OrderReversed() }) { rules in
      let trial = try Trial(
        Sketch { ui in
          let first = ui.gestureState("first", 0.0)
          let second = ui.gestureState("second", 0.0)
          let drag = ui.drag()
            .updating(first) { value, state, _ in state = value.translation.x }
            .updating(second) { _, state, _ in state = first.value }
          return ui.rectangle().frame(width: 100, height: 100).gesture(drag)
        }, rules: rules)
      try trial.perform(Drag.by(20, 0))
      return try trial.number("second") == 20
    },
    Witness("pan-nil-accepted", { PanNilAccepted() }) { rules in
      let subject = try Trial(SpringTile(), rules: rules).subject
      return subject.panSpace(.global) == .global && subject.panSpace(nil) == nil
    },
    Witness("space-at-press-only", { SpaceAtPressOnly() }) { rules in
      try SpaceTests.feedback(in: .local, rules: rules) == [12, 18, 27]
    },
  ]

  private static func lastVelocity(
    _ rules: Rules, _ samples: [(time: Double, way: Double)], up: Double
  ) throws -> Double {
    let probe = Probe()
    let trial = try Trial(probe.sketch(), rules: rules)
    var list = samples.enumerated().map { index, sample in
      (index == 0 ? PointerEvent.Phase.down : .move, 1, sample.time, sample.way)
    }
    list.append((.up, 1, up, samples.last?.way ?? 0))
    _ = try trial.subject.play(events(list))
    return try #require(probe.ended.last).velocity.x
  }
}

extension Witness {
  static let animation = [
    Witness("velocity-lost", { VelocityLost() }) { rules in
      let dot = try Dot(rules: rules)
      try dot.move(to: 0, by: .tile, after: 0)
      try dot.move(to: 200, by: .tile, after: 0.1)
      return try isNear(dot.slope(before: 0.1), dot.slope(at: 0.1))
    },
    Witness("ease-jump", { EaseJump() }) { rules in
      let dot = try Dot(rules: rules)
      try dot.move(to: 0, by: .easeInOut(duration: 0.25), after: 0)
      try dot.move(to: 200, by: .tile, after: 0.1)
      return try isNear(dot.shown(before: 0.1), dot.shown(at: 0.1))
    },
    Witness("ease-replace", { EaseReplace() }) { rules in
      let trial = try Trial(GradientProgress(), rules: rules)
      try trial.subject.tap("50%")
      try trial.stage.advance(by: 0.125)
      try trial.subject.tap("Complete")
      try trial.stage.advance(by: 0.0625)
      return isNear(try trial.number("mask_width"), 171.668, within: 1e-3)
    },
    Witness("nil-stops", { NilStops() }) { rules in
      let dot = try Dot(rules: rules)
      try dot.move(to: 0, by: .tile, after: 0)
      try dot.move(to: 10, by: nil, after: 0.1)
      return try isNear(dot.shown(at: 0.1) - dot.shown(before: 0.1), 10)
    },
    Witness("completion-lost", { CompletionLost() }) { rules in
      try completions(rules).count == 1
    },
    Witness("completion-early", { CompletionEarly() }) { rules in
      try completions(rules).allSatisfy { $0 > 0.45 }
    },
    Witness("completion-per-animation", { CompletionPerAnimation() }) { rules in
      try completions(rules).count <= 1
    },
    Witness("nesting-replace", { NestingReplace() }) { rules in
      let trial = try Trial(
        Sketch { ui in
          let dot = ui.state("dot", 120.0)
          ui.action("move") { _ in
            ui.withAnimation(.tile) {
              ui.withTransaction({ $0.isContinuous = true }) { dot.value = 0 }
            }
            return []
          }
          return ui.rectangle()
        }, rules: rules)
      try trial.subject.call("move")
      return trial.subject.trace.movements.count == 1
    },
    Witness("scope-leak", { ScopeLeak() }) { rules in
      let trial = try Trial(
        Sketch { ui in
          let near = ui.state("near", 0.0)
          let far = ui.state("far", 0.0)
          ui.action("move") { _ in
            near.value = 100
            far.value = 100
            return []
          }
          return ui.rectangle().offset(x: .state(near)).animation(.tile, value: .state(near))
            .offset(y: .state(far))
        }, rules: rules)
      try trial.subject.call("move")
      return trial.subject.trace.movements.map(\.state) == ["near"]
    },
    Witness(mistake: "step-dependent", broken: { StepDependent(rate: 30) }) { rules in
      let values = try [30.0, 120].map { rate in
        let broken = rules() is StepDependent
        let dot = try Dot(rules: broken ? StepDependent(rate: rate) : rules(), rate: rate)
        try dot.move(to: 0, by: .tile, after: 0)
        try dot.trial.stage.advance(by: 0.11)
        return try dot.trial.number("dot")
      }
      return isNear(values[0], values[1])
    },
    Witness(mistake: "hidden-clock", broken: { HiddenClock() }) { rules in
      let shared = rules()
      let values = try (0..<2).map { _ in
        let dot = try Dot(rules: shared)
        try dot.move(to: 0, by: .tile, after: 0)
        try dot.trial.stage.advance(by: 0.11)
        return try dot.trial.number("dot")
      }
      return values[0] == values[1]
    },
    Witness("order-changed", { OrderChanged() }) { rules in
      var rectangle = CommittedRectangle()
      rectangle.mouseUpMonitor = .called
      let run = try Trial(rectangle, rules: rules).play(Drag.by(20, 0).release())
      let order = run.names.filter { ["mouse_up", "lifted", "ended", "settled"].contains($0) }
      return order == ["mouse_up", "lifted", "ended", "settled"]
    },
    Witness("loop-hangs", { LoopHangs() }) { rules in
      do {
        try ObserverTests.chase(rounds: 20, rules: rules)
        return false
      } catch InteractionError.observersNeverSettle(_, let chain) {
        return chain.count == 9
      }
    },
  ]

  /// When the completion of a change of two states runs, one of them sent elsewhere meanwhile.
  private static func completions(_ rules: Rules) throws -> [Double] {
    let trial = try Trial(
      Sketch { ui in
        let one = ui.state("one", 0.0)
        let other = ui.state("other", 0.0)
        ui.action("move") { _ in
          ui.withAnimation(.tile, completion: {}) {
            one.value = 100
            other.value = 5
          }
          return []
        }
        return ui.rectangle()
      }, rules: rules)
    try trial.subject.call("move")
    _ = try trial.stage.rest()
    return trial.subject.trace.events.filter { $0.name == "completed" }.map(\.time.seconds)
  }
}

@Suite("Each rule of the kernel has a witness")
struct RuleTests {
  @Test(
    "which holds, and notices the mistake", arguments: Witness.recognition + Witness.animation)
  func witness(_ witness: Witness) throws {
    #expect(try witness.holds { Rules() })
    #expect(try !witness.holds(witness.broken))
  }

  @Test("and all mistakes of the catalogue are there")
  func count() {
    let names = Set((Witness.recognition + Witness.animation).map(\.mistake))
    #expect(names.count == 28)
  }
}
