import Motion
import Testing

@testable import Interactions

@Suite("Observers")
struct ObserverTests {
  /// Lets two states chase each other for so many rounds.
  @discardableResult
  static func chase(rounds: Double, rules: Rules = Rules()) throws -> Trial {
    let trial = try Trial(
      Sketch { ui in
        let one = ui.state("one", 0.0)
        let other = ui.state("other", 0.0)
        ui.onChange(of: one) { _, new in if new < rounds { other.value = new + 1 } }
        ui.onChange(of: other) { _, new in if new < rounds { one.value = new + 1 } }
        ui.action("start") { _ in
          one.value = 1
          return []
        }
        return ui.rectangle()
      }, rules: rules)
    try trial.subject.call("start")
    return trial
  }

  @Test("may write in 8 rounds, and not in a ninth")
  func limit() throws {
    #expect(try Self.chase(rounds: 9).number("one") == 9)
    do {
      try Self.chase(rounds: 10)
      Issue.record("a ninth round was let go")
    } catch let error as InteractionError {
      let chain = ["other", "one", "other", "one", "other", "one", "other", "one", "other"]
      #expect(error == .observersNeverSettle(rounds: 8, chain: chain))
      #expect(error.description.contains("after 8 rounds: other → one"))
    }
  }

  @Test("run after the whole flush, with the latest state, and never for the initial value")
  func latest() throws {
    var seen: [String] = []
    let trial = try Trial(
      Sketch { ui in
        let one = ui.state("one", 0.0)
        let other = ui.state("other", 0.0)
        ui.onChange(of: one) { old, new in seen.append("\(old) \(new) \(other.value)") }
        ui.action("write") { _ in
          one.value = 1
          ui.withAnimation(.tile) { other.value = 5 }
          one.value = 2
          return []
        }
        ui.action("again") { _ in
          one.value = 2
          return []
        }
        return ui.rectangle()
      })
    #expect(seen.isEmpty)
    try trial.subject.call("write")
    try trial.subject.call("again")
    #expect(seen == ["0.0 2.0 5.0"])
  }

  @Test("cannot be mistaken for functions that draw, which may not write")
  func drawing() throws {
    #expect(throws: InteractionError.writeWhileDrawing(name: "one")) {
      try Trial(
        Sketch { ui in
          let one = ui.state("one", 0.0)
          ui.channel("bad") { () -> Double in
            one.value = 3
            return 1
          }
          return ui.rectangle()
        })
    }
  }

  @Test("and completions or timers without end are a fault, not a hang")
  func endless() throws {
    let trial = try Trial(
      Sketch { ui in
        func again() { ui.withAnimation(.tile, completion: again) {} }
        func tick() { ui.after(0, tick) }
        ui.action("complete") { _ in
          again()
          return []
        }
        ui.action("tick") { _ in
          tick()
          return []
        }
        return ui.rectangle()
      })
    #expect(throws: InteractionError.instantNeverEnds(time: 0)) {
      try trial.subject.call("complete")
    }
    let earlier = "completions or timers go on without end in the instant 0.0 s"
    #expect(throws: InteractionError.stageUnusable(after: earlier)) {
      try trial.subject.call("tick")
    }
  }
}
