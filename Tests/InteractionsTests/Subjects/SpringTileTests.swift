import Motion
import Testing

@testable import Interactions

/// The figures are those of the documents' checklist, computed apart from this code.
@Suite("The spring-release tile")
struct SpringTileTests {
  static let out = Drag.by(120, 0, over: 0.2)
  static let rest = out.hold(1)
  static let inward = Drag.by(180, 0, over: 0.3).by(-60, 0, over: 0.1)
  static let diagonal = Drag.by(70, 100, over: 0.2).by(30, -40, over: 0.1)

  struct Return: Sendable {
    let name: String
    let drag: Drag
    let velocity: Double
    let frames: [Double]
    let removal: Double
  }

  static let returns = [
    Return(
      name: "outward", drag: out, velocity: 600,
      frames: [120, 123.7886, 125.4061, 125.2016, 123.4868, 120.5397], removal: 1.166667),
    Return(
      name: "near rest", drag: rest, velocity: 81.04,
      frames: [120, 119.8515, 118.2493, 115.4602], removal: 1.141667),
    Return(
      name: "inward", drag: inward, velocity: -600,
      frames: [120, 114.6848, 108.8574, 102.6766], removal: 1.108333),
    Return(
      name: "at rest", drag: out.hold(2.5), velocity: 0,
      frames: [120, 119.2367, 117.1318, 113.9391], removal: 1.141667),
  ]

  @Test("returns along the documents' figures, frame by frame", arguments: Self.returns)
  func figures(_ row: Return) throws {
    let run = try Trial(SpringTile()).play(row.drag.release())
    let up = try run.releaseTime
    for (frame, wanted) in row.frames.enumerated() {
      #expect(isNear(try run.shown("offset", at: up + Double(frame) / 120), wanted, within: 5e-5))
    }
    #expect(isNear(try run.slope("offset", at: up), row.velocity, within: 0.01))
    let settled = try #require(run.settled).time.seconds
    #expect(isNear(settled - up, row.removal, within: row.name == "near rest" ? 1 / 60 : 1e-6))
  }

  @Test("peaks and crosses half way when the closed form does")
  func features() throws {
    let outward = try Trial(SpringTile()).play(Self.out.release())
    let peak = try outward.peak("offset", after: try outward.releaseTime)
    #expect(isNear(peak.value, 125.5254, within: 5e-5))
    #expect(isNear(peak.time - (try outward.releaseTime), 0.0198, within: 5e-5))
    for (drag, half) in [(Self.out, 0.1316), (Self.out.hold(2.5), 0.1078), (Self.inward, 0.0814)] {
      let run = try Trial(SpringTile()).play(drag.release())
      #expect(isNear(try run.shown("offset", at: try run.releaseTime + half), 60, within: 0.05))
    }
    let low = try #require(try outward.signal("offset").extremes()).least
    #expect(isNear(low.value, -1.9035, within: 5e-5))
    #expect(isNear(low.time - (try outward.releaseTime), 0.395, within: 5e-4))
    #expect(
      isNear(try outward.shown("offset", at: try outward.releaseTime + 0.45), -1.530, within: 5e-4))
    let rest = try Trial(SpringTile()).play(Self.out.hold(2.5).release())
    let time = try rest.releaseTime + 0.45
    #expect(isNear(try rest.shown("offset", at: time), -1.254, within: 5e-4))
    #expect(isNear(try rest.slope("offset", at: time), 10.77, within: 5e-3))
  }

  @Test("keeps the direction of a diagonal release")
  func diagonalRelease() throws {
    let run = try Trial(SpringTile()).play(Self.diagonal.release())
    let up = try run.releaseTime
    #expect(isNear(try run.slope("offset", .x, at: up), 300, within: 1))
    #expect(isNear(try run.slope("offset", .y, at: up), -400, within: 1))
    for (frame, wanted) in [(1.0, Vector(101.6398, 56.5838)), (2, Vector(101.7470, 53.0496))] {
      #expect(isNear(try run.shown("offset", .x, at: up + frame / 120), wanted.x, within: 1e-4))
      #expect(isNear(try run.shown("offset", .y, at: up + frame / 120), wanted.y, within: 1e-4))
    }
    let peak = try run.peak("offset", after: up)
    #expect(isNear(peak.value, 101.8715, within: 1e-4))
    #expect(isNear(peak.time - up, 0.0131, within: 5e-5))
  }

  @Test("is home again at once after a cancel, without an animation, and drags from home")
  func cancel() throws {
    let trial = try Trial(SpringTile())
    let run = try trial.play(Self.out.cancel())
    let time = try #require(run.cancelled).time.seconds
    #expect(try run.shown("offset", at: time) == 0)
    #expect(run.movements.isEmpty)
    #expect(run.released == nil)
    #expect(try trial.isTrue("accepts_hits") && !(try trial.isTrue("is_returning")))
    let next = try trial.play(Drag.by(10, 0).release())
    #expect(next.writes(of: "offset").first?.value == .vector(Vector(10, 0)))
  }

  @Test("answers no press until the spring is removed, and then starts at home")
  func gate() throws {
    let trial = try Trial(SpringTile())
    try trial.perform(Self.out.release())
    var last = 0.0
    for time in [0.05, 0.30, 0.45, 0.80] {
      try trial.stage.advance(by: time - last)
      last = time
      let offset = try trial.vector("offset")
      var drag = Drag().by(20, 0).release()
      drag.mayMiss = true
      let run = try trial.perform(drag)
      last += 1.0 / 120
      #expect(run.missed != nil && run.pressed == nil)
      #expect(abs(try trial.vector("offset").x - offset.x) < 6)
    }
    try trial.subject.settle()
    #expect(try trial.vector("offset") == .zero)
    try trial.perform(Drag.by(30, -20))
    #expect(try trial.vector("offset") == Vector(30, -20))
  }

  @Test("writes the total translation, once for each change, and never animated")
  func writes() throws {
    let trial = try Trial(SpringTile())
    let centre = try trial.subject.center()
    #expect(centre == Vector(296, 196))
    let run = try trial.play(
      Drag().through([Vector(12, 5), Vector(30, -10), Vector(45, 20)].map { centre + $0 }).release()
    )
    let writes = run.writes(of: "offset")
    #expect(
      writes.map(\.value) == [
        .vector(Vector(12, 5)), .vector(Vector(30, -10)), .vector(Vector(45, 20)), .vector(.zero),
      ])
    for write in writes.dropLast() {
      #expect(write.writer == .onChanged)
      #expect(write.transaction.animation == nil && write.transaction.tracksVelocity)
    }
    #expect(run.events.filter { $0.name == "changed" }.count == 3)
  }

  @Test("shows the same under both release orders, and jumps home where observers run between")
  func releaseOrders() throws {
    let runs = try ReleaseOrder.allCases.map { order in
      try Trial(SpringTile(), InteractionOptions(releaseOrder: order)).play(Self.out.release())
    }
    for frame in 0...140 {
      let time = 0.2 + Double(frame) / 120
      #expect(try runs[0].shown("offset", at: time) == runs[1].shown("offset", at: time))
    }
    #expect(runs[2].movements.isEmpty)
  }

  @Test("has nothing to do where it is let go at home")
  func zeroDistance() throws {
    let trial = try Trial(SpringTile())
    let run = try trial.play(Drag.by(60, 0, over: 0.1).by(-60, 0, over: 0.1).release())
    #expect(run.movements.isEmpty)
    #expect(run.events.filter { $0.name == "completed" }.count == 1)
    #expect(run.settled?.time == run.released?.time)
    #expect(try !trial.isTrue("is_returning") && trial.isTrue("accepts_hits"))
  }

  @Test("is hit by its whole rectangle, rounded corners included")
  func contentShape() throws {
    for (place, isHit) in [(Vector(55, 55), true), (Vector(57, 0), false)] {
      let trial = try Trial(SpringTile())
      var drag = Drag.from(296 + place.x, 196 + place.y).release()
      drag.mayMiss = true
      #expect((try trial.play(drag).missed == nil) == isHit)
    }
  }

  @Test("crosses home only with bounce, and takes twice as long with twice the duration")
  func tuning() throws {
    func least(bounce: Double) throws -> Double {
      let tile = SpringTile(spring: .spring(try Spring(duration: 0.45, bounce: bounce)))
      let run = try Trial(tile).play(Self.out.release())
      return try #require(try run.signal("offset").extremes()).least.value
    }
    #expect(try least(bounce: 0) >= 0)
    #expect(try least(bounce: 0.4) < least(bounce: 0.2))
    let slow = SpringTile(spring: .spring(try Spring(duration: 0.9, bounce: 0.2)))
    let (once, twice) = try (Trial(SpringTile()), Trial(slow))
    let runs = try [once, twice].map { try $0.play(Self.out.hold(2.5).release()) }
    for time in [0.05, 0.1, 0.2, 0.4] {
      let values = try zip(runs, [time, 2 * time]).map {
        try $0.shown("offset", at: try $0.releaseTime + $1)
      }
      #expect(isNear(values[0], values[1]))
    }
  }

  @Test("reads the pan's velocity in a space")
  func panVelocity() throws {
    let trial = try Trial(SpringTile())
    try trial.perform(Self.out)
    #expect(isNear(try trial.subject.panVelocity(in: .named("canvas")).x, 600, within: 1e-9))
    #expect(isNear(try trial.subject.panVelocity(in: .global).x, 600, within: 1e-9))
    #expect(throws: InteractionError.self) { try trial.subject.panVelocity(in: .named("other")) }
  }
}
