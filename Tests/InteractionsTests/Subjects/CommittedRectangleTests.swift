import Motion
import Testing

@testable import Interactions

/// The figures are those of document 002 and of its table.
@Suite("The committed rectangle")
struct CommittedRectangleTests {
  static let start = Vector(160, 140)

  /// A drag that visits these totals, then lifts at the last.
  static func drag(_ totals: [Vector], from press: Vector = start) -> Drag {
    Drag(origin: .point(press)).through(totals.map { press + $0 })
  }

  static let table = [Vector(12, 5), Vector(30, -10)]

  @Test("previews each total, and commits the ended one", arguments: ReleaseOrder.allCases)
  func table(_ order: ReleaseOrder) throws {
    let trial = try Trial(CommittedRectangle(), InteractionOptions(releaseOrder: order))
    var shown: [Vector] = [try trial.vector("center")]
    for total in Self.table {
      let place = Self.start + total
      try trial.perform(
        shown.count == 1
          ? Drag.from(160, 140).to(place.x, place.y) : Drag.resume().to(place.x, place.y))
      #expect(try trial.vector("committed") == Self.start)
      shown.append(try trial.vector("center"))
    }
    try trial.perform(Drag.resume().release(at: 205, 160))
    shown.append(try trial.vector("center"))
    #expect(shown == [Vector(160, 140), Vector(172, 145), Vector(190, 130), Vector(205, 160)])
    #expect(try trial.vector("committed") == Vector(205, 160))
    let second = try trial.play(Self.drag([Vector(-15, 10)], from: Vector(205, 160)).release())
    #expect(try trial.vector("committed") == Vector(190, 170))
    #expect(second.writes(of: "committed").map(\.writer) == [.onEnded])
  }

  @Test("leaves the model alone after a cancel, and starts afresh")
  func cancel() throws {
    let trial = try Trial(CommittedRectangle())
    let run = try trial.play(Self.drag(Self.table).cancel())
    #expect(run.writes(of: "committed").isEmpty && run.released == nil)
    #expect(try trial.vector("center") == Self.start)
    try trial.perform(Self.drag([Vector(12, 5)]))
    #expect(try trial.vector("center") == Vector(172, 145))
  }

  @Test("shows and commits the same, inside of the canvas, wherever it is dragged")
  func clamp() throws {
    let ground = RectangleGround()
    for step in 0..<441 {
      let total = Vector(Double(step % 21) * 70 - 700, Double(step / 21) * 70 - 700)
      let place = ground.project(Self.start, total)
      #expect(40...560 ~= place.x && 30...330 ~= place.y)
      guard total.length >= 3, step % 20 == 0 else { continue }
      let trial = try Trial(CommittedRectangle())
      try trial.perform(Self.drag([total]))
      #expect(try trial.vector("center") == place)
      try trial.perform(Drag.resume().release())
      #expect(try trial.vector("committed") == place)
    }
    let corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)].map { sign in
      ground.project(Self.start, Vector(1000 * Double(sign.0), 1000 * Double(sign.1)))
    }
    #expect(
      corners == [Vector(560, 330), Vector(560, 30), Vector(40, 330), Vector(40, 30)])
  }

  @Test("stays at the edge until the pointer has come all the way back")
  func edgeMemory() throws {
    let trial = try Trial(CommittedRectangle())
    let run = try trial.perform(
      Self.drag([300, 450, 430, 380].map { Vector($0, 0) }))
    let shown = try (1...4).map { try run.shown("center", at: Double($0) / 120) }
    #expect(shown == [460, 560, 560, 540])
  }

  @Test("takes neither the place of the press nor the prediction for the translation")
  func startLocation() throws {
    let trial = try Trial(CommittedRectangle())
    try trial.play(Self.drag([Vector(45, 20)], from: Self.start + Vector(30, 20)).release())
    #expect(try trial.vector("committed") == Vector(205, 160))
  }

  @Test("hears the mouse button before the drag ends, and needs no such news")
  func mouseUp() throws {
    var monitored = CommittedRectangle()
    monitored.mouseUpMonitor = .called
    let run = try Trial(monitored).play(Self.drag([Vector(45, 20)]).release())
    let names = run.names
    let order = try ["mouse_up", "lifted", "ended", "written"].map { name in
      try #require(names.lastIndex(of: name))
    }
    #expect(order == order.sorted())
    let silent = try Trial(CommittedRectangle()).play(Self.drag([Vector(45, 20)]).release())
    #expect(silent.names == names.filter { $0 != "mouse_up" })
  }

  @Test("stands with its middle at its centre, and says where that is committed")
  func label() throws {
    var rectangle = CommittedRectangle()
    rectangle.center = Vector(205.9, 160.2)
    let trial = try Trial(rectangle)
    let frame = try trial.subject.frame()
    #expect(isNear(frame.origin.x, 165.9) && isNear(frame.origin.y, 130.2))
    #expect(frame.size == Vector(80, 60))
    #expect(try trial.subject.text("label") == "Committed center: 205, 160")
    try trial.perform(Self.drag([Vector(30, -10)], from: Vector(205, 160)))
    #expect(try trial.subject.text("label") == "Committed center: 205, 160")
  }

  struct Edit: Sendable {
    let policy: EditPolicy
    let preview: Vector
    let committed: Vector
  }

  @Test(
    "blocks, cancels or rebases what other code writes during a drag",
    arguments: [
      Edit(policy: .block, preview: Vector(190, 130), committed: Vector(205, 160)),
      Edit(policy: .cancel, preview: Vector(200, 100), committed: Vector(200, 100)),
      Edit(policy: .rebase, preview: Vector(230, 90), committed: Vector(245, 120)),
    ], [nil, DragSession.Opening.recognition])
  func edits(_ row: Edit, session: DragSession.Opening?) throws {
    var rectangle = CommittedRectangle()
    rectangle.editPolicy = row.policy
    rectangle.session = session
    let trial = try Trial(rectangle)
    try trial.perform(Self.drag(Self.table))
    let refusal = try trial.subject.edit("committed", .vector(Vector(200, 100)))
    #expect((refusal != nil) == (row.policy == .block))
    #expect(try trial.vector("center") == row.preview)
    try trial.perform(Drag.resume().release(at: 205, 160))
    #expect(try trial.vector("committed") == row.committed)
    #expect(try trial.number("sessions") == 0)
  }

  @Test("sees an edit before recognition, unless a session was opened at the press")
  func pressCapture() throws {
    for (session, wanted) in [
      (nil, Vector(245, 120)), (.recognition, Vector(245, 120)), (.press, Vector(205, 160)),
    ] as [(DragSession.Opening?, Vector)] {
      var rectangle = CommittedRectangle()
      rectangle.session = session
      let trial = try Trial(rectangle)
      try trial.perform(Drag.from(160, 140).to(161, 140))
      #expect(try trial.subject.edit("committed", .vector(Vector(200, 100))) == nil)
      try trial.perform(Drag.resume().to(205, 160).release())
      #expect(try trial.vector("committed") == wanted)
    }
  }

  @Test("closes a session whatever ends the drag", arguments: ["ended", "cancelled", "removed"])
  func sessions(_ end: String) throws {
    var rectangle = CommittedRectangle()
    rectangle.session = .recognition
    let trial = try Trial(rectangle)
    try trial.perform(Self.drag(Self.table))
    #expect(try trial.number("sessions") == 1)
    switch end {
    case "ended": try trial.perform(Drag.resume().release())
    case "cancelled": try trial.perform(Drag.resume().cancel())
    default: try trial.subject.remove()
    }
    #expect(try trial.number("sessions") == 0)
    let closed = try #require(trial.subject.trace.latest("session_closed"))
    #expect(closed.event == .sessionClosed(reason: end))
    let writes = trial.subject.trace.writes(of: "committed").count
    #expect(writes == (end == "ended" ? 1 : 0))
  }
}

@Suite("Several committed rectangles")
struct CommittedRectanglesTests {
  static let items = [
    RectangleItem(id: "a", center: Vector(160, 140)),
    RectangleItem(id: "b", center: Vector(300, 200)),
  ]

  private func trial(
    _ clamp: CommittedRectangles.Clamp = .perItem, _ policy: EditPolicy = .block
  ) throws -> Trial {
    var several = CommittedRectangles(Self.items, selection: ["a", "b"])
    several.clamp = clamp
    several.one.editPolicy = policy
    return try Trial(several)
  }

  private func centers(_ trial: Trial) throws -> [Vector?] {
    try ["a", "b"].map { try trial.subject.item($0)?.center }
  }

  @Test("move together from one snapshot")
  func snapshot() throws {
    let trial = try trial()
    try trial.perform(CommittedRectangleTests.drag([Vector(45, 20)]))
    try trial.subject.edit("selection", ["a"].stateValue)
    #expect(try centers(trial) == [Vector(205, 160), Vector(345, 220)])
    #expect(try trial.subject.item("a")?.model == Vector(160, 140))
    try trial.perform(Drag.resume().release())
    #expect(try trial.subject.item("b")?.model == Vector(345, 220))
    #expect(try trial.subject.item("c") == nil)
  }

  @Test(
    "stop at the edge each for itself, or together",
    arguments: [(CommittedRectangles.Clamp.perItem, 460.0), (.group, 420)])
  func clamp(_ clamp: CommittedRectangles.Clamp, first: Double) throws {
    let trial = try trial(clamp)
    try trial.play(CommittedRectangleTests.drag([Vector(300, 0)]).release())
    #expect(try centers(trial).map { $0?.x } == [first, 560])
  }

  @Test("skip what was deleted, and leave alone what was added")
  func edits() throws {
    let trial = try trial(.perItem, .rebase)
    try trial.perform(CommittedRectangleTests.drag([Vector(12, 5)]))
    let edited = [Self.items[0], RectangleItem(id: "c", center: Vector(400, 300))]
    #expect(try trial.subject.edit("items", edited.stateValue) == nil)
    try trial.perform(Drag.resume().release(at: 205, 160))
    #expect(try centers(trial) == [Vector(205, 160), nil])
    #expect(try trial.subject.item("c")?.model == Vector(400, 300))
  }

  @Test("move alone where what is pressed is not selected")
  func unselected() throws {
    let trial = try Trial(CommittedRectangles(Self.items, selection: ["b"]))
    try trial.play(CommittedRectangleTests.drag([Vector(45, 20)]).release())
    #expect(try centers(trial) == [Vector(205, 160), Vector(300, 200)])
  }
}
