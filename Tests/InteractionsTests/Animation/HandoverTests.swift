import Motion
import Testing

@testable import Interactions

@Suite("Animations that take over")
struct HandoverTests {
  static let ease = Animation.easeInOut(duration: 0.25)

  @Test("stand for model and picture: what is shown is the model and what is left to go")
  func identity() throws {
    let dot = try Dot()
    try dot.move(to: 0, by: try .spring(duration: 0.45, bounce: 0.2), after: 0)
    for _ in 0..<30 {
      try dot.trial.stage.advanceFrames(1)
      #expect(try dot.trial.model("dot") == .number(0))
      let time = dot.trial.stage.now.seconds
      let left = SpringMotion(try Spring(duration: 0.45, bounce: 0.2), from: 120, to: 0)
      #expect(isNear(try dot.trial.number("dot"), left.value(at: time)))
    }
  }

  /// The way along the Bézier curves of the names, solved for a quarter and half of the time.
  @Test(
    "go along the curve that they are named after",
    arguments: [
      (Animation.easeIn(duration: 1), 0.09346465071882484, 0.31535681257253945),
      (.easeOut(duration: 1), 0.37813813082510966, 0.6846431874274606),
    ])
  func easing(_ animation: Animation, _ quarter: Double, _ half: Double) throws {
    let dot = try Dot()
    try dot.move(to: 0, by: animation, after: 0)
    try dot.trial.stage.advance(by: 0.25)
    #expect(isNear(try dot.trial.number("dot"), 120 * (1 - quarter)))
    try dot.trial.stage.advance(by: 0.25)
    #expect(isNear(try dot.trial.number("dot"), 120 * (1 - half)))
  }

  @Test("keep place and speed from spring to spring")
  func springOverSpring() throws {
    let dot = try Dot()
    try dot.move(to: 0, by: .tile, after: 0)
    try dot.move(to: 200, by: .spring(.bouncy), after: 0.1)
    #expect(isNear(try dot.shown(before: 0.1), try dot.shown(at: 0.1)))
    #expect(isNear(try dot.slope(before: 0.1), try dot.slope(at: 0.1)))
  }

  @Test(
    "start a spring over a curve at rest, or with the curve's slope where that is chosen",
    arguments: EasingHandoff.allCases)
  func springOverCurve(_ handoff: EasingHandoff) throws {
    let dot = try Dot(InteractionOptions(easingVelocityHandoff: handoff))
    try dot.move(to: 0, by: Self.ease, after: 0)
    try dot.move(to: 200, by: .tile, after: 0.125)
    #expect(isNear(try dot.shown(before: 0.125), try dot.shown(at: 0.125)))
    let slope = try dot.slope(before: 0.125)
    #expect(slope < -100)
    #expect(isNear(try dot.slope(at: 0.125), handoff == .zero ? 0 : slope))
  }

  @Test("lay a curve over a spring that goes on below it, and end with the last of them")
  func curveOverSpring() throws {
    let dot = try Dot()
    try dot.move(to: 0, by: .tile, after: 0)
    try dot.move(to: 200, by: Self.ease, after: 0.1)
    let spring = SpringMotion(try Spring(duration: 0.45, bounce: 0.2), from: 120, to: 0)
    #expect(isNear(try dot.slope(before: 0.1), try dot.slope(at: 0.1)))
    for (time, share) in [(0.125, 0.019722), (0.225, 0.5)] {
      let below = spring.value(at: time)
      #expect(isNear(try dot.shown(at: time), below + share * (200 - below), within: 1e-3))
    }
    #expect(try dot.trial.stage.rest())
    #expect(isNear(dot.trial.stage.now.seconds, 137.0 / 120))
  }

  @Test("go on under a write without animation, which moves the picture by its own step")
  func unanimated() throws {
    for time in [0.05, 0.1, 0.3] {
      let dot = try Dot()
      try dot.move(to: 0, by: .tile, after: 0)
      try dot.move(to: 10, by: nil, after: time)
      #expect(isNear(try dot.shown(at: time) - (try dot.shown(before: time)), 10))
      #expect(isNear(try dot.slope(before: time), try dot.slope(at: time)))
      #expect(try dot.trial.stage.rest())
      #expect(try dot.trial.number("dot") == 10)
      #expect(isNear(dot.trial.stage.now.seconds, 137.0 / 120))
    }
  }

  @Test("end at once where the new one takes no time")
  func instant() throws {
    for animation in [Animation.linear(duration: 0), .spring(try Spring(duration: 0))] {
      let dot = try Dot()
      try dot.move(to: 0, by: .tile, after: 0)
      try dot.move(to: 50, by: animation, after: 0.1)
      #expect(try dot.trial.number("dot") == 50 && dot.trial.subject.graph.isIdle)
      #expect(dot.trial.subject.trace.names.suffix(2) == ["retargeted", "animation_ended"])
    }
  }

  @Test("are removed at the first frame that sees no motion", arguments: [(120.0, 137), (60, 69)])
  func removal(_ rate: Double, _ frames: Int) throws {
    let dot = try Dot(rate: rate)
    try dot.move(to: 0, by: .tile, after: 0)
    #expect(try dot.trial.subject.settle().frames == frames)
    #expect(try dot.trial.number("dot") == 0)
  }

  @Test("of curves are removed at the first frame behind their end")
  func removalOfCurve() throws {
    let dot = try Dot()
    try dot.move(to: 0, by: Self.ease, after: 0)
    #expect(try dot.trial.subject.settle().frames == 31)
  }

  @Test("never end where nothing damps the spring, and that is said")
  func undamped() throws {
    let dot = try Dot()
    try dot.move(to: 0, by: .spring(try Spring(duration: 0.5, bounce: 1)), after: 0)
    #expect(throws: InteractionError.neverSettles(what: "dot", limit: 10)) {
      try dot.trial.subject.settle()
    }
    #expect(isNear(try dot.trial.subject.trace.shown("dot", at: 0.25), -120, within: 1e-6))
    #expect(throws: InteractionError.virtualTimeSpent(limit: 1000)) {
      try dot.trial.stage.advance(by: 1000)
    }
  }

  @Test("start with a unit velocity where that is given, and without where nothing is left")
  func unitVelocity() throws {
    for (place, wanted) in [(0.0, -240.0), (119.6, 0)] {
      let trial = try Trial(
        Sketch { ui in
          let dot = ui.state("dot", 120.0)
          ui.action("move") { _ in
            ui.withAnimation(.tile, unitVelocity: Vector(2, 0)) { dot.value = place }
            return []
          }
          return ui.rectangle()
        })
      try trial.subject.call("move")
      #expect(trial.subject.trace.movements.first?.velocity == .number(wanted))
    }
  }
}
