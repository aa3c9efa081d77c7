import Motion
import Testing

@testable import Interactions

@Suite("Completions")
struct CompletionTests {
  /// Two numbers, the first of which can be sent elsewhere once more.
  private func trial(
    _ criteria: CompletionCriteria?, _ options: InteractionOptions = InteractionOptions()
  ) throws -> Trial {
    try Trial(
      Sketch { ui in
        let one = ui.state("one", 120.0)
        let other = ui.state("other", 0.0)
        ui.action("both") { _ in
          ui.withAnimation(.tile, criteria: criteria, completion: { ui.mark("both") }) {
            one.value = 0
            other.value = 5
          }
          return []
        }
        ui.action("again") { _ in
          ui.withAnimation(.tile) { one.value = 200 }
          return []
        }
        ui.action("nothing") { _ in
          ui.withAnimation(.tile, criteria: criteria, completion: { ui.mark("nothing") }) {
            one.value = one.value
          }
          return []
        }
        return ui.rectangle()
      }, options)
  }

  private func marks(_ trial: Trial) -> [Double] {
    trial.subject.trace.events.filter { $0.name == "marked" }.map(\.time.seconds)
  }

  @Test("wait for the last value to rest, and for whatever sends one of them elsewhere")
  func removed() throws {
    let alone = try trial(.removed)
    try alone.subject.call("both")
    #expect(try alone.stage.rest())
    #expect(marks(alone) == [137.0 / 120])
    let again = try trial(.removed)
    try again.subject.call("both")
    try again.stage.advance(by: 0.4)
    try again.subject.call("again")
    #expect(try again.stage.rest())
    #expect(marks(again).count == 1 && marks(again)[0] == again.stage.now.seconds)
    #expect(again.stage.now.seconds > 1.5)
  }

  @Test("come after the duration where that is chosen, whatever follows")
  func logicallyComplete() throws {
    for options in [
      InteractionOptions(), InteractionOptions(completionCriteria: .logicallyComplete),
    ] {
      let trial = try trial(options.completionCriteria == nil ? .logicallyComplete : nil, options)
      try trial.subject.call("both")
      try trial.stage.advance(by: 0.2)
      try trial.subject.call("again")
      #expect(try trial.stage.rest())
      #expect(marks(trial) == [0.45])
    }
  }

  @Test(
    "come at once where nothing changes, after the observers",
    arguments: CompletionCriteria.allCases)
  func nothing(_ criteria: CompletionCriteria) throws {
    let trial = try trial(criteria)
    try trial.subject.call("nothing")
    #expect(marks(trial) == [0])
    #expect(trial.subject.trace.names == ["written", "completed", "marked"])
  }

  @Test("run once each where the view is taken away")
  func removal() throws {
    let trial = try trial(.removed)
    try trial.subject.call("both")
    try trial.stage.advance(by: 0.1)
    try trial.subject.remove()
    #expect(marks(trial) == [0.1])
    #expect(try trial.number("one") == 0)
    #expect(try trial.stage.rest() && marks(trial).count == 1)
  }
}

@Suite("Transactions")
struct TransactionTests {
  private func names(_ told: @escaping (InteractionBuilder, State<Double>) -> Void) throws
    -> [String]
  {
    let trial = try Trial(
      Sketch { ui in
        let one = ui.state("one", 0.0)
        ui.action("act") { _ in
          told(ui, one)
          return []
        }
        return ui.rectangle().offset(x: .state(one)).animation(.tile, value: .state(one))
      })
    try trial.subject.call("act")
    return trial.subject.trace.names
  }

  @Test("let a bound animation move what it covers, unless that is switched off")
  func disabled() throws {
    #expect(try names { _, one in one.value = 1 } == ["written", "animation_started"])
    let quiet = try names { ui, one in
      ui.withTransaction({ $0.disablesAnimations = true }) { one.value = 1 }
    }
    #expect(quiet == ["written"])
  }

  @Test("share one update where they are equal, and are applied one by one where not")
  func groups() throws {
    let trial = try Trial(
      Sketch { ui in
        let one = ui.state("one", 0.0)
        let other = ui.state("other", 0.0)
        ui.action("act") { _ in
          ui.withAnimation(.tile) { one.value = 1 }
          ui.withAnimation(.tile) { other.value = 2 }
          ui.withAnimation(nil) { one.value = 3 }
          return []
        }
        return ui.rectangle()
      })
    try trial.subject.call("act")
    #expect(
      trial.subject.trace.names == [
        "written", "written", "animation_started", "animation_started", "written",
      ])
    #expect(try trial.number("one") == 2)
  }

  @Test("of a drag track the velocity and carry no animation; the reset has none of both")
  func drag() throws {
    let run = try Trial(Probe().sketch()).play(Drag.by(20, 0).release())
    let writes = run.writes(of: "is_held")
    #expect(writes.map(\.writer) == [.updating, .reset])
    #expect(writes[0].transaction == Transaction(tracksVelocity: true, isContinuous: true))
    #expect(writes[1].transaction == Transaction())
  }

  @Test("hand a spring the velocity of the writes since the press, and none of an earlier drag's")
  func tracking() throws {
    let trial = try Trial(SpringTile())
    try trial.perform(Drag.by(120, 0, over: 0.2).cancel())
    try trial.perform(Drag.by(10, 0).release())
    #expect(trial.subject.trace.movements.last?.velocity == .vector(.zero))
  }
}
