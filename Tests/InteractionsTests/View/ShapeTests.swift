import Motion
import Testing

@testable import Interactions

@Suite("Drawn shapes")
struct ShapeTests {
  /// The canvas is 390 by 844; half of the offset's share of 195 is taken off the size, and ten
  /// degrees of it are the turn.
  @Test("lie where the view's words put them: moved, scaled and turned about the middle")
  func card() throws {
    let trial = try Trial(SwipeCard())
    let still = try #require(try trial.subject.shapes().first)
    #expect(still.size == Vector(300, 500) && still.cornerRadius == 20)
    #expect(still.place.apply(to: .zero) == Vector(45, 172))
    try trial.subject.edit("offset", .vector(Vector(97.5, 0)))
    let moved = try #require(try trial.subject.shapes().first)
    let middle = moved.place.apply(to: Vector(150, 250))
    // The turn is about the middle of the frame, not of what was moved within it.
    let scaled = Vector(97.5, 0) * 0.75
    let turned = Vector(length: 1, angle: 5)
    #expect((middle - Vector(195, 422) - turned * scaled.x).length < 1e-9)
    let edge = moved.place.apply(toDirection: Vector(300, 0))
    #expect(abs(edge.length - 225) < 1e-9 && abs(edge.angle - 5) < 1e-9)
  }

  @Test("of what is masked are those of the mask, at its place")
  func bar() throws {
    let bar = try #require(
      try Catalogue.interaction(named: "gradient-progress", ["value": .number(0.5)]))
    let trial = try Trial(bar.interaction)
    // Half of a track of 320 by 14 in the middle of its canvas, which is 120 high.
    let mask = try #require(try trial.subject.shapes().first { $0.size == Vector(160, 14) })
    #expect(mask.place.apply(to: .zero) == Vector(0, 53))
  }

  @Test("of a mask can be asked for by name, as those of forEach")
  func parts() throws {
    let trial = try Trial(
      Sketch { ui in
        ui.canvas(width: 400, height: 100)
        let edge = ui.rectangle().frame(width: 80, height: 14).id(.value(.text("edge")))
        let bar = ui.linearGradient().frame(width: 320, height: 14)
          .mask(alignment: .leading, edge)
        let cells = ui.forEach {
          (0..<2).map { ui.rectangle().frame(width: 10, height: 10).id(.value(.text("cell\($0)"))) }
        }
        return ui.zStack([bar, cells])
      })
    // The bar lies in the middle of the canvas.
    let frame = try trial.subject.frame("edge")
    #expect(frame == Rectangle(origin: Vector(40, 43), size: Vector(80, 14)))
    #expect(try trial.subject.frame("cell1").size == Vector(10, 10))
    #expect(
      throws: InteractionError.unknownName(
        kind: "part", name: "cell2", known: ["edge", "cell0", "cell1"])
    ) { try trial.subject.frame("cell2") }
  }

  @Test("are none once the view is gone")
  func removed() throws {
    let trial = try Trial(SpringTile())
    try trial.subject.remove()
    #expect(try trial.subject.shapes().isEmpty)
  }

  @Test("can be looked at in every frame of a motion, which goes on as if nobody looked")
  func watched() throws {
    let (watched, alone) = (try Trial(SpringTile()), try Trial(SpringTile()))
    var times: [Double] = []
    let stage = watched.stage
    stage.watcher = { [unowned stage] in times.append(stage.now.seconds) }
    let run = try watched.play(.outward())
    #expect(try run.description == alone.play(.outward()).description)
    let settled = try #require(run.settled).time.seconds
    let frames = times.filter { $0 > 0.2 && $0 <= settled }
    // 120 a second from the release on, and the end itself is one.
    #expect(abs(Double(frames.count) - (settled - 0.2) * 120) <= 1)
    for (earlier, later) in zip(frames, frames.dropFirst()) { #expect(later - earlier < 0.0084) }
  }
}
