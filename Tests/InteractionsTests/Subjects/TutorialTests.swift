import Motion
import Testing

@testable import Interactions

/// The figures are those of document 004's tables, computed apart from this code.
@Suite("The followed tile")
struct FollowTileTests {
  @Test("lags behind a steady drag by what its spring needs")
  func lag() throws {
    let trial = try Trial(FollowTile())
    let run = try trial.perform(Drag.by(600, 0, over: 2))
    let last = 2.0
    #expect(isNear(600 - 2.5 - (try run.shown("offset", before: last)), 46.496, within: 0.01))
    #expect(isNear(600 - (try run.shown("offset", before: last)), 48.996, within: 0.01))
  }

  @Test("sets out as slowly as the document's figures say")
  func start() throws {
    let trial = try Trial(FollowTile(), InteractionOptions(minimumDistance: 0))
    let run = try trial.perform(Drag.by(150, 0, over: 0.5))
    for (frame, wanted) in [(1.0, 0.0128), (2, 0.0605), (6, 0.8995), (12, 4.8359), (24, 21.880)] {
      let time = (frame + 1) / 120
      #expect(isNear(try run.shown("offset", before: time), wanted, within: 5e-4))
    }
  }

  @Test("keeps place and speed wherever it is sent")
  func continuity() throws {
    let run = try Trial(FollowTile()).play(Drag.by(200, 0, over: 0.2).release())
    let trajectory = try run.signal("offset").trajectory
    for piece in trajectory.pieces.dropFirst(2).dropLast() {
      let form = try #require(piece.form)
      #expect(
        isNear(form.value(at: piece.start), try #require(trajectory.value(before: piece.start))))
      #expect(
        isNear(form.slope(at: piece.start), try #require(trajectory.slope(before: piece.start))))
    }
    #expect(try run.shown("offset", at: 5) == 0)
    #expect(run.movements.last?.to == .vector(.zero))
  }

  @Test("is recognised from 10 pt on, by the straight distance")
  func minimum() throws {
    for (place, isRecognised) in [(Vector(6, 7.99), false), (Vector(6, 8), true)] {
      let run = try Trial(FollowTile()).play(Drag.by(place.x, place.y).release())
      #expect((run.began != nil) == isRecognised)
      #expect(run.began?.dragValue?.translation == (isRecognised ? place : nil))
    }
  }

  @Test("can be caught on its way home")
  func regrab() throws {
    let trial = try Trial(FollowTile())
    try trial.perform(Drag.by(100, 0, over: 0.2).release())
    try trial.stage.advance(by: 0.1)
    let place = try trial.vector("offset")
    try trial.perform(Drag.by(30, 0))
    #expect(isNear(try trial.vector("offset").x, place.x, within: 2))
    #expect(isNear(try #require(trial.model("offset").vector).x, 30))
  }

  @Test("stays where a cancel finds it, unless it is strict")
  func cancel() throws {
    let drag = Drag.by(100, 0, over: 0.2).cancel()
    let verbatim = try Trial(FollowTile())
    try verbatim.play(drag)
    #expect(try verbatim.vector("offset") == Vector(100, 0))
    let strict = try Trial(FollowTile(variant: .strict))
    let run = try strict.play(drag)
    #expect(try strict.vector("offset") == .zero)
    #expect(run.writes(of: "offset").last?.writer == .onChange)
    #expect(run.writes(of: "offset").last?.transaction.animation == nil)
  }
}

@Suite("The swipe card")
struct SwipeCardTests {
  struct Row: Sendable {
    let width: Double
    let scale: Double
    let rotation: Double
    var displayed: Vector?
  }

  static let rows = [
    Row(width: 0, scale: 1, rotation: 0),
    Row(width: 48.75, scale: 0.875, rotation: 2.5),
    Row(width: 97.5, scale: 0.75, rotation: 5, displayed: Vector(72.847, 6.373)),
    Row(width: -97.5, scale: 0.75, rotation: -5, displayed: Vector(-72.847, 6.373)),
    Row(width: 195, scale: 0.75, rotation: 10),
    Row(width: 390, scale: 0.75, rotation: 20),
    Row(width: 10000, scale: 0.75, rotation: 10000 / 195 * 10),
  ]

  @Test("shrinks and turns by the way to the side", arguments: Self.rows)
  func table(_ row: Row) throws {
    let trial = try Trial(SwipeCard())
    try trial.subject.edit("offset", .vector(Vector(row.width, 300)))
    #expect(isNear(try trial.number("scale"), row.scale))
    #expect(isNear(try trial.number("rotation"), row.rotation))
    try trial.subject.edit("offset", .vector(Vector(row.width, 0)))
    guard let displayed = row.displayed else { return }
    let way = try trial.subject.center() - Vector(195, 422)
    #expect(isNear(way.x, displayed.x, within: 1e-3) && isNear(way.y, displayed.y, within: 1e-3))
  }

  @Test("can be held to 10 degrees, and refuses a screen without width")
  func options() throws {
    let trial = try Trial(SwipeCard(clampsRotation: true))
    try trial.subject.edit("offset", .vector(Vector(390, 0)))
    #expect(try trial.number("rotation") == 10)
    for width in [0, -1, Double.nan, .infinity] {
      #expect(throws: InteractionError.self) { try Trial(SwipeCard(screenWidth: width)) }
    }
  }

  @Test("comes back in scale and angle as its offset does, at every frame")
  func comesBack() throws {
    let run = try Trial(SwipeCard()).play(Drag.by(150, 0, over: 0.2).release())
    for frame in run.frames.map(\.seconds) {
      let width = try run.shown("offset", at: frame)
      let scale = 1 - min(abs(width) / 195, 0.5) * 0.5
      #expect(isNear(try run.shown("scale", at: frame), scale, within: 1e-12))
      #expect(isNear(try run.shown("rotation", at: frame), width / 195 * 10, within: 1e-12))
    }
    #expect(try run.shown("scale", at: 5) == 1 && run.shown("rotation", at: 5) == 0)
  }
}

@Suite("The swipe-up sheet")
struct SwipeUpSheetTests {
  @Test("starts at 85 % of the screen", arguments: [(800.0, 680.0), (844, 717.4), (852, 724.2)])
  func start(_ height: Double, _ wanted: Double) throws {
    let trial = try Trial(SwipeUpSheet(screen: Vector(390, height)))
    #expect(isNear(try trial.number("y"), wanted))
  }

  struct Case: Sendable {
    let isOpen: Bool
    let height: Double
    let shown: Double
    let end: Double
  }

  static let cases = [
    Case(isOpen: false, height: -200, shown: 480, end: 0),
    Case(isOpen: false, height: -150, shown: 530, end: 680),
    Case(isOpen: false, height: -150.01, shown: 529.99, end: 0),
    Case(isOpen: false, height: 100, shown: 780, end: 680),
    Case(isOpen: false, height: 200, shown: 880, end: 680),
    Case(isOpen: true, height: -200, shown: -200, end: 0),
    Case(isOpen: true, height: -150, shown: -150, end: 0),
    Case(isOpen: true, height: 150, shown: 150, end: 0),
    Case(isOpen: true, height: 150.01, shown: 150.01, end: 680),
    Case(isOpen: true, height: 200, shown: 200, end: 680),
  ]

  @Test("opens and closes beyond 150 pt, and nowhere else", arguments: Self.cases)
  func ends(_ row: Case) throws {
    let trial = try Trial(SwipeUpSheet())
    if row.isOpen {
      try trial.subject.edit("ending", .number(-680))
    }
    let press = row.isOpen ? 400.0 : 750
    // The drag rests until the spring has caught up, so that what is shown is the document's figure.
    let run = try trial.play(
      Drag.from(195, press).by(0, row.height).hold(3).release())
    let up = try run.releaseTime
    #expect(isNear(try run.shown("y", at: up), row.shown, within: 1e-6))
    #expect(isNear(try trial.number("y"), row.end, within: 1e-9))
    #expect(try trial.number("current") == 0)
    #expect(try trial.number("starting") == 680)
    for frame in run.frames.map(\.seconds) {
      let sum = try ["starting", "current", "ending"].map { try run.shown($0, at: frame) }
        .reduce(0, +)
      #expect(isNear(try run.shown("y", at: frame), sum))
    }
    let drag = run.events.prefix { $0.name != "ended" }
    #expect(!drag.contains { $0.fields.contains { $0.value == .text("ending") } })
  }

  @Test("reads the last change, not the lift")
  func lastChanged() throws {
    let trial = try Trial(SwipeUpSheet())
    try trial.play(Drag.from(195, 750).by(0, -140).release(at: 195, 590))
    #expect(try trial.number("ending") == 0)
  }

  @Test("opens, stays, closes and opens again at the same places")
  func cycles() throws {
    let trial = try Trial(SwipeUpSheet())
    for (press, height, wanted) in [
      (750.0, -200.0, 0.0), (400, -200, 0), (400, 200, 680), (750, -200, 0),
    ] {
      try trial.play(Drag.from(195, press).by(0, height).release())
      #expect(isNear(try trial.number("y"), wanted))
    }
  }

  @Test("does nothing with a drag to the side")
  func horizontal() throws {
    let trial = try Trial(SwipeUpSheet())
    let run = try trial.play(Drag.from(50, 750).by(300, 0).release())
    #expect(run.began != nil && run.movements.isEmpty)
    #expect(try trial.number("y") == 680)
  }

  @Test("keeps what a cancel finds, unless it is strict")
  func cancel() throws {
    for (variant, current) in [(Variant.verbatim, -100.0), (.strict, 0)] {
      let trial = try Trial(SwipeUpSheet(variant: variant))
      try trial.play(Drag.from(195, 750).by(0, -100).cancel())
      #expect(try trial.number("current") == current)
      #expect(try trial.number("ending") == 0)
    }
  }
}
