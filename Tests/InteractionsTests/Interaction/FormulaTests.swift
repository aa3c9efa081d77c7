import Motion
import Testing

@testable import Interactions

@Suite("Channels by formulas")
struct FormulaTests {
  /// A box of which `x` is written by a drag, and `twice` is put together from it.
  private let box = Sketch { ui in
    let x = ui.state("x", 0.0)
    let pull = ui.drag().onChanged { x.value = $0.translation.x }
    ui.channel("twice") { () throws -> StateValue in
      let formula = Formula("x", x.property, .x, ui.trace, in: ui.graph)
      return .object(Formula("x * 2", of: [formula]) { $0[0] * 2 })
    }
    return ui.rectangle().frame(width: 100, height: 100).gesture(pull)
  }

  @Test("keep one formula for as long as it is the same, however often it is answered")
  func oneStretch() throws {
    let trial = try Trial(box)
    let run = try trial.play(Drag.by(60, 0, over: 0.2).release())
    #expect(try run.shown("twice", at: 0.2) == 120)
    #expect(try trial.subject.graph.property("twice").history.count == 1)
    #expect(try !run.signal("twice").isSampled)
  }

  @Test("do not keep the subject alive")
  func lifetime() throws {
    weak var graph: Graph?
    do {
      let trial = try Trial(box)
      try trial.play(Drag.by(60, 0, over: 0.2).release())
      graph = trial.subject.graph
      #expect(graph != nil)
    }
    #expect(graph == nil)
  }
}
