// Tests/SprungTests/KnobTests.swift
import Sprung
import Testing

/// A knob that is pulled along x, and springs home.
struct Knob: Interaction {
  let name = "knob"

  func build(_ ui: InteractionBuilder) -> View {
    ui.canvas(width: 300, height: 200)
    let pulled = ui.state("pulled", Vector.zero)
    let pull = ui.drag()
      .onChanged { pulled.value = Vector($0.translation.x, 0) }
      .onEnded { _ in ui.withAnimation(.spring(.bouncy)) { pulled.value = .zero } }
    return ui.rectangle().frame(width: 80, height: 80).offset(pulled).gesture(pull)
  }
}

@Test func knobFollowsAndReturns() throws {
  let knob = try Stage().add(Knob())
  let pull = try knob.perform(.drag(Drag.by(60, 20, over: 0.2)))
  #expect(pull.began != nil)
  #expect(try knob.value("pulled") == .vector(Vector(60, 0)))
  let run = try knob.play(.drag(Drag.resume().release()))
  #expect(run.settled != nil)
  #expect(try knob.value("pulled") == .vector(.zero))
}

@Test func knobSwingsOnceAndIsStill() throws {
  let run = try Stage().add(Knob()).play(.drag(Drag.by(60, 0, over: 0.2).release()))
  let pulled = try run.signal("pulled", .x)
  let released = try #require(run.released).time.seconds
  let settles = try pulled.settles(at: 0, within: 0.5, by: released + 0.7)
  #expect(settles.holds, "\(settles)")
  let overshoots = try pulled.overshoots(past: 0, by: 0...10, over: Window(from: released))
  #expect(overshoots.holds, "\(overshoots)")
}

@Test func knobKeepsItsSpecs() {
  let run = SpecRun(["Tests/SprungTests/knob_spec.lua"], interactions: ["knob": { _ in Knob() }])
  #expect(run.passed, "\(run)")
}
