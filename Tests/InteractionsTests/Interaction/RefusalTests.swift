import Interactions
import Motion
import Testing

@Suite("What a test asks for that cannot be")
struct RefusalTests {
  /// A tile with a button, and one state that it moves.
  private static func sketch(_ ui: InteractionBuilder) -> View {
    let place = ui.state("place", Vector.zero)
    ui.button("next") { place.value = Vector(7, 0) }
    return ui.rectangle().frame(width: 100, height: 100).offset(place).gesture(
      ui.drag().onEnded { _ in place.value = .zero })
  }

  private static let slips: [@Sendable (Subject) throws -> Void] = [
    { _ = try $0.tap("nxt") },
    { _ = try $0.slide(1) },
    { try $0.stage.advance(by: -1) },
    { try $0.stage.advance(by: .nan) },
    { try $0.stage.advance(by: 1e9) },
    { _ = try $0.stage.rest(within: -1) },
    { try $0.settle(limit: .nan) },
    { _ = try $0.play(.drag(Drag.by(.nan, 0, over: 0.1).release())) },
    { _ = try $0.play(.drag(Drag.by(10, 0, over: -1).release())) },
    { _ = try $0.play(.drag(Drag.by(10, 0, over: .nan).release())) },
    { _ = try $0.play(.drag(Drag.by(10, 0, over: 0.1).release()), limit: -1) },
    { _ = try $0.play(.after(-1, .drag(Drag.by(10, 0, over: 0.1).release()))) },
    { _ = try $0.perform([PointerEvent(time: .zero, location: Vector(.nan, 0), phase: .down)]) },
    { _ = try $0.play(Self.sampled(rate: -1)) },
    { _ = try $0.play(Self.sampled(rate: .nan)) },
  ]

  private static func sampled(rate: Double) -> GestureScript {
    var drag = Drag.by(10, 0, over: 0.1).release()
    drag.sampling.rate = rate
    return .drag(drag)
  }

  @Test("is refused before the stage works, which can then go on", arguments: slips.indices)
  func slip(_ place: Int) throws {
    let trial = try Trial(Sketch(Self.sketch))
    #expect(throws: InteractionError.self) { try Self.slips[place](trial.subject) }
    #expect(trial.stage.now == .zero)
    #expect(try trial.subject.tap("next"))
    #expect(try trial.vector("place") == Vector(7, 0))
  }

  @Test("is refused where a pointer is pressed that is down already, until it is let go")
  func pointerDown() throws {
    let trial = try Trial(Sketch(Self.sketch))
    let (pull, second) = (Drag.by(20, 0, over: 0.1), Drag.by(10, 0, over: 0.1).release())
    try trial.perform(pull)
    let gestures: [GestureScript] = [
      .drag(second), .drag(pull), .after(0.1, .drag(second)), .together([.drag(second)]),
    ]
    for gesture in gestures {
      #expect(throws: GestureError.pointerDown) { try trial.subject.perform(gesture) }
    }
    #expect(trial.stage.now == Flicks(seconds: 0.1))
    // A second finger is another pointer than the one that goes on.
    let ended = try trial.subject.play(
      .together([.drag(.resume().hold(0.1).release()), .drag(second)]))
    #expect(ended.events.contains { $0.name == "cancelled" && $0.reason == "second_press" })
    #expect(try trial.play(second).latest("ended") != nil)
  }

  @Test("is refused after a call that threw in the midst of a gesture")
  func brokenOff() throws {
    struct Slip: Error {}
    let trial = try Trial(Sketch(Self.sketch))
    let drag = Drag.by(20, 0, over: 0.1).call(1).release()
    #expect(throws: Slip.self) {
      try trial.subject.play(.drag(drag)) { _ in throw Slip() }
    }
    #expect(throws: GestureError.pointerDown) { try trial.play(drag) }
    try trial.play(.resume().cancel())
    #expect(try trial.play(drag).latest("ended") != nil)
  }

  private static let options: [StageOptions] =
    [.nan, .infinity, 1e300, 0, -1].flatMap {
      [StageOptions(frameRate: $0), StageOptions(inputRate: $0)]
    }
    + [.nan, .infinity, -0.1, 0.5].map { StageOptions(frameJitter: $0) }
    + [StageOptions(size: Vector(.nan, 1)), StageOptions(size: Vector(1, -1))]

  @Test("is refused as options of a stage when a subject is put on it", arguments: options)
  func stageOptions(_ options: StageOptions) {
    #expect(throws: InteractionError.self) { try Stage(options).add(FollowTile()) }
    #expect(throws: InteractionError.self) { try Stage(options).advanceFrames(1) }
  }

  @Test("is refused as the delay of a timer", arguments: [-1, Double.nan])
  func delay(_ seconds: Double) {
    #expect(throws: InteractionError.self) {
      try Trial(
        Sketch { ui in
          ui.after(seconds) {}
          return ui.rectangle()
        })
    }
  }

  @Test("is refused as a drag of another interaction, whether that is still there or not")
  func foreignDrag() throws {
    var kept: DragGesture?
    func keep() throws -> Subject {
      try Stage().add(
        Sketch { ui in
          let drag = ui.drag()
          kept = drag
          return ui.rectangle().gesture(drag)
        })
    }
    let borrower = Sketch { ui in ui.rectangle().gesture(try #require(kept)) }
    let lender = try keep()
    #expect(throws: InteractionError.foreignDrag) { try Trial(borrower) }
    _ = lender.name
    _ = try keep()
    #expect(throws: InteractionError.foreignDrag) { try Trial(borrower) }
    // What forEach makes is known when a press meets it.
    let late = try Trial(
      Sketch { ui in
        ui.forEach { [ui.rectangle().gesture(try #require(kept))] }
      })
    #expect(throws: InteractionError.foreignDrag) {
      try late.play(Drag.by(20, 0, over: 0.1).release())
    }
  }

  @Test("is told of by the next call where a state is written from outside, and does no harm")
  func writeFromOutside() throws {
    var kept: State<Double>?
    let trial = try Trial(
      Sketch { ui in
        kept = ui.state("dot", 0.0)
        return ui.rectangle()
      })
    kept?.value = 5
    #expect(throws: InteractionError.writtenFromOutside(name: "dot")) {
      try trial.stage.advance(by: 1)
    }
    try trial.subject.edit("dot", .number(6))
    #expect(try trial.number("dot") == 6)
  }

  @Test("is told of in words of its own where a callback drives a subject")
  func drivingFromWithin() throws {
    var subject: Subject?
    let trial = try Trial(
      Sketch { ui in
        _ = ui.state("dot", 0.0)
        ui.action("edit") { _ in
          try subject?.edit("dot", .number(1))
          return []
        }
        return ui.rectangle()
      })
    subject = trial.subject
    #expect(throws: InteractionError.drivenFromWithin) { try trial.subject.call("edit") }
  }

  private static let declarations: [@Sendable (InteractionBuilder) throws -> View] = [
    { ui in
      ui.canvas(width: .nan, height: 10)
      return ui.rectangle()
    },
    { ui in
      ui.slider(ui.state("share", 0.0), in: 0...1, step: .infinity)
      return ui.rectangle()
    },
    { ui in
      ui.slider(ui.state("share", 0.0), in: 0...1, step: -0.1)
      return ui.rectangle()
    },
    { $0.rectangle().allowsHitTesting(.named("opne")) },
    { ui in
      for _ in 0..<2 { ui.action("go") { _ in [] } }
      return ui.rectangle()
    },
    { ui in
      for text in ["a", "b"] { ui.text("label") { text } }
      return ui.rectangle()
    },
    { ui in
      for _ in 0..<2 { ui.part("edge") { Rectangle(origin: .zero, size: .zero) } }
      return ui.rectangle()
    },
    { ui in
      ui.button("next") {}
      ui.toggle("next", ui.state("is_open", false))
      return ui.rectangle()
    },
    { ui in
      let drag = ui.drag()
      ui.edits(of: ["plaec"], during: drag, .block)
      return ui.rectangle().gesture(drag)
    },
  ]

  @Test("is refused where an interaction is declared", arguments: declarations.indices)
  func declaration(_ place: Int) {
    #expect(throws: InteractionError.self) { try Trial(Sketch(Self.declarations[place])) }
  }

  @Test(
    "is refused as what lets a press through or not, where it is neither true nor false",
    arguments: [true, false])
  func truth(_ isOfDrag: Bool) throws {
    let trial = try Trial(
      Sketch { ui in
        let drag = ui.drag()
        if isOfDrag { _ = drag.disabled(.number(1)) }
        let view = ui.rectangle().frame(width: 100, height: 100)
        return (isOfDrag ? view : view.allowsHitTesting(.number(0))).gesture(drag)
      })
    let word = isOfDrag ? "disabled" : "allows_hit_testing"
    let value = StateValue.number(isOfDrag ? 1 : 0)
    #expect(
      throws: InteractionError.wrongKind(name: word, wanted: "true or false", value: value)
    ) {
      try trial.play(Drag.by(20, 0, over: 0.1).release())
    }
  }

  @Test("is refused as what disables a drag, also where it is none only once that goes on")
  func lateTruth() throws {
    let trial = try Trial(
      Sketch { ui in
        let dot = ui.state("dot", 0.0)
        let drag = ui.drag()
          .disabled(.function { dot.value > 10 ? .number(1) : .boolean(false) })
          .onChanged { dot.value = $0.translation.x }
        return ui.rectangle().frame(width: 100, height: 100).gesture(drag)
      })
    #expect(
      throws: InteractionError.wrongKind(
        name: "disabled", wanted: "true or false", value: .number(1))
    ) {
      try trial.perform(Drag.by(20, 0, over: 0.1))
    }
  }

  @Test(
    "is refused as the time of an animation, or as the velocity that it starts with",
    arguments: [
      (Animation.linear(duration: .nan), nil), (.linear(duration: -1), nil),
      (.easeInOut(duration: .infinity), nil), (.spring, Vector(.nan, 0)),
    ])
  func animation(_ animation: Animation, _ unitVelocity: Vector?) throws {
    let trial = try Trial(
      Sketch { ui in
        let dot = ui.state("dot", 0.0)
        ui.button("go") {
          ui.withAnimation(animation, unitVelocity: unitVelocity) { dot.value = 5 }
        }
        return ui.rectangle()
      })
    #expect(throws: InteractionError.self) { try trial.subject.tap("go") }
  }

  @Test("protects a state that others call by another name")
  func protectedByOwnName() throws {
    let stage = Stage()
    let subject = try stage.add(
      Sketch { ui in
        let dot = ui.state("dot", 0.0)
        let drag = ui.drag()
        ui.edits(of: ["dot"], during: drag, .block)
        return ui.rectangle().frame(width: 100, height: 100).gesture(
          drag.onChanged { dot.value = $0.translation.x })
      }, names: ["dot": "place"])
    _ = try subject.perform(.drag(Drag.by(20, 0, over: 0.1)))
    try subject.edit("place", .number(99))
    #expect(try subject.value("place") == .number(20))
  }

  @Test("makes no direction of an angle that is none", arguments: [Double.nan, .infinity])
  func angle(_ degrees: Double) {
    #expect(!Vector(length: 1, angle: degrees).isFinite)
  }
}

@Suite("A state of a type that has no values between")
struct WholeStateTests {
  @Test("is shown at its target at once, and its completion runs then")
  func whole() throws {
    var isOver = false
    let trial = try Trial(
      Sketch { ui in
        let page = ui.state("page", 0)
        ui.channel("place") { Double(page.value) * -300 }
        ui.action("turn") { _ in
          ui.withAnimation(.spring, completion: { isOver = true }) { page.value = 2 }
          return []
        }
        return ui.rectangle()
      })
    try trial.subject.call("turn")
    #expect(isOver)
    try trial.stage.advance(by: 0.1)
    #expect(try trial.number("page") == 2)
    #expect(try trial.number("place") == -600)
  }

  /// A share of 0…1, as an author may declare it.
  private struct Share: StateRepresentable {
    let share: Double
    var stateValue: StateValue { .number(share) }
    init(of share: Double) { self.share = share }
    init?(_ value: StateValue) {
      guard let share = value.number, (0...1).contains(share) else { return nil }
      self.share = share
    }
  }

  /// After half its period, 0.25 s, a bouncy spring is beyond its target; at an eighth it is on its way.
  @Test("is shown at its target while a spring is beyond what the type holds")
  func overshoot() throws {
    let trial = try Trial(
      Sketch { ui in
        let share = ui.state("share", Share(of: 0))
        ui.channel("seen") { share.value.share }
        let spring = Animation.spring(try Spring(duration: 0.5, bounce: 0.8))
        ui.action("fill") { _ in
          ui.withAnimation(spring) { share.value = Share(of: 1) }
          return []
        }
        return ui.rectangle()
      })
    try trial.subject.call("fill")
    try trial.stage.advance(by: 0.0625)
    #expect(try (0.1..<0.9).contains(trial.number("seen")))
    try trial.stage.advance(by: 0.1875)
    #expect(try trial.number("seen") == 1 && trial.number("share") == 1)
  }

  @Test("begins with what is written while it is declared")
  func writeInBuild() throws {
    var isOver = false
    let trial = try Trial(
      Sketch { ui in
        let dot = ui.state("dot", 0.0)
        ui.withAnimation(.spring, completion: { isOver = true }) { dot.value = 4 }
        return ui.rectangle()
      })
    #expect(try trial.number("dot") == 4 && trial.model("dot") == .number(4))
    #expect(try trial.subject.settle().seconds == 0)
    #expect(isOver)
  }
}
