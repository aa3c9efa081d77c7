import Foundation
import Interactions
import Motion
import Testing

@Suite("What an interaction asks and shows")
struct ActingTests {
  @Test("is told whether less motion is wanted, and decides itself what to leave out")
  func reduceMotion() throws {
    let dot = Sketch { ui in
      let dot = ui.state("dot", 0.0)
      ui.action("move") { _ in
        ui.withAnimation(ui.reduceMotion ? nil : .spring) { dot.value = 100 }
        return []
      }
      return ui.rectangle()
    }
    for reduceMotion in [false, true] {
      let trial = try Trial(dot, on: StageOptions(reduceMotion: reduceMotion))
      try trial.subject.call("move")
      #expect(try trial.number("dot") == (reduceMotion ? 100 : 0))
    }
  }

  /// The older spring swings at 2π / 0.5 per second, with 0.825 of the damping that would stop that.
  @Test("moves by the spring of older SDKs, and reads what is shown beside the model")
  func legacySpring() throws {
    var seen: [Double?] = []
    let trial = try Trial(
      Sketch { ui in
        let dot = ui.state("dot", 0.0)
        ui.action("move") { _ in
          ui.withAnimation(.legacySpring) { dot.value = 100 }
          return []
        }
        ui.action("look") { _ in
          seen = [dot.value, try ui.shown(dot)]
          return []
        }
        return ui.rectangle()
      })
    try trial.subject.call("move")
    try trial.stage.advance(by: 0.125)
    try trial.subject.call("look")
    let (decay, swing) = (0.825 * 4 * Double.pi, (1 - 0.825 * 0.825).squareRoot() * 4 * Double.pi)
    let left =
      exp(-decay * 0.125) * (cos(swing * 0.125) + decay / swing * sin(swing * 0.125))
    #expect(seen[0] == 100)
    #expect(isNear(seen[1] ?? 0, 100 * (1 - left)))
  }

  @Test("puts a view's middle where its coordinates say")
  func position() throws {
    let trial = try Trial(
      Sketch { ui in
        ui.canvas(width: 400, height: 300)
        return ui.rectangle().frame(width: 80, height: 40).position(x: .number(100), y: .number(50))
      })
    #expect(try trial.subject.center() == Vector(100, 50))
    #expect(try trial.subject.frame() == Rectangle(origin: Vector(60, 30), size: Vector(80, 40)))
  }

  @Test("refuses a write when no callback runs, which nobody would show")
  func writeFromOutside() throws {
    var kept: State<Double>?
    let trial = try Trial(
      Sketch { ui in
        let dot = ui.state("dot", 0.0)
        kept = dot
        ui.action("move") { _ in
          dot.value = 3
          return []
        }
        return ui.rectangle()
      })
    try trial.subject.call("move")
    kept?.value = 5
    #expect(try trial.number("dot") == 3 && trial.model("dot") == .number(3))
    #expect(throws: InteractionError.writtenFromOutside(name: "dot")) {
      try trial.subject.call("move")
    }
  }

  /// One subject's action, timer and completion write a state of another that lies behind it, and of
  /// one that lies in front.
  @Test("shows what a callback of another subject on the stage writes")
  func writeByAnother() throws {
    let stage = Stage()
    var dots: [State<Double>] = []
    func dot() throws -> Subject {
      try stage.add(
        Sketch { ui in
          let dot = ui.state("dot", 0.0)
          dots.append(dot)
          ui.action("move") { _ in
            dots.forEach { $0.value = 3 }
            ui.after(0.1) { dots.forEach { $0.value = 4 } }
            ui.withAnimation(
              .easeInOut(duration: 0.2), completion: { dots.forEach { $0.value = 5 } }
            ) {
              dot.value = 0
            }
            return []
          }
          return ui.rectangle()
        })
    }
    let subjects = [try dot(), try dot(), try dot()]
    func shown() throws -> [StateValue] {
      try [subjects[0], subjects[2]].flatMap { [try $0.value("dot"), try $0.model("dot")] }
    }
    try subjects[1].call("move")
    #expect(try shown() == Array(repeating: .number(3), count: 4))
    try stage.advance(by: 0.1)
    #expect(try shown() == Array(repeating: .number(4), count: 4))
    try stage.advance(by: 0.2)
    #expect(try shown() == Array(repeating: .number(5), count: 4))
  }

  @Test("comes to nothing where the pointer is lifted before the minimum distance")
  func failure() throws {
    let run = try Trial(FollowTile()).play(Drag.by(5, 0, over: 0.1).release())
    #expect(run.failed?.time == Flicks(seconds: 0.1) && run.lifted?.time == Flicks(seconds: 0.1))
    #expect(run.began == nil && run.released == nil && run.cancelled == nil)
  }
}
