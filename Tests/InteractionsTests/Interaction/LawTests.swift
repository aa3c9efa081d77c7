import Motion
import TestSupport
import Testing

@testable import Interactions

@Suite("Laws of whole runs")
struct LawTests {
  static let tiles: [any Interaction & Sendable] = [SpringTile(), FollowTile()]

  /// A drag that turns and lifts while it moves.
  static func drag(_ map: (Vector) -> Vector, from press: Vector) -> Drag {
    let turn = map(Vector(90, 40))
    let end = map(Vector(-20, 30))
    return Drag.from(press.x, press.y).by(turn.x, turn.y, over: 0.2, curve: .easeInOut)
      .by(end.x, end.y, over: 0.1).release()
  }

  private func offsets(_ run: Run, mapped map: (Vector) -> Vector = { $0 }) throws -> [Vector] {
    try (0...200).map { step in
      let time = Double(step) / 100
      return map(
        Vector(
          try run.shown("offset", .x, at: time), try run.shown("offset", .y, at: time)))
    }
  }

  @Test("the same drag elsewhere on the view, mirrored, or with its axes exchanged")
  func symmetry() throws {
    for tile in Self.tiles {
      let centre = try Trial(tile).subject.center()
      let plain = try offsets(try Trial(tile).play(Self.drag({ $0 }, from: centre)))
      let maps: [(Vector) -> Vector] = [
        { Vector(-$0.x, $0.y) }, { Vector($0.x, -$0.y) }, { Vector($0.y, $0.x) },
      ]
      for map in maps {
        let run = try Trial(tile).play(Self.drag(map, from: centre))
        for (one, other) in zip(plain, try offsets(run, mapped: map)) {
          #expect((one - other).length < 1e-9)
        }
      }
      let moved = try Trial(tile).play(Self.drag({ $0 }, from: centre + Vector(20, -16)))
      for (one, other) in zip(plain, try offsets(moved)) { #expect((one - other).length < 1e-9) }
    }
  }

  @Test("the return scales with the drag")
  func scale() throws {
    func returned(_ factor: Double) throws -> Run {
      try Trial(SpringTile()).play(Drag.by(60 * factor, 0, over: 0.2).release())
    }
    let (one, other) = (try returned(1), try returned(2))
    for step in 0..<100 {
      let time = 0.2 + Double(step) / 100
      let value = try one.shown("offset", at: time)
      #expect(isNear(2 * value, try other.shown("offset", at: time), within: 0.02))
    }
  }

  @Test(
    "frames of any rate, even or not, show the same motion",
    arguments: [(30.0, 0.0), (60, 0), (90, 0), (120, 0), (144, 0), (240, 0), (120, 0.4), (60, 0.3)])
  func rates(_ rate: Double, _ jitter: Double) throws {
    for tile in Self.tiles {
      let stage = StageOptions(frameRate: rate, frameJitter: jitter, seed: 7)
      let run = try Trial(tile, on: stage).play(
        Self.drag({ $0 }, from: try Trial(tile).subject.center()))
      let plain = try Trial(tile).play(Self.drag({ $0 }, from: try Trial(tile).subject.center()))
      #expect(run.names == plain.names)
      for (step, (one, other)) in zip(try offsets(run), try offsets(plain)).enumerated() {
        // The last hundredths of a point go at a frame, and so at another time.
        #expect((one - other).length < (step < 120 ? 1e-9 : 0.02))
      }
    }
  }

  @Test("a run says the same a hundred times")
  func determinism() throws {
    func text() throws -> String {
      try Trial(SwipeUpSheet()).play(
        Drag.from(195, 750).by(0, -180, over: 0.3).release()
      ).description
    }
    let first = try text()
    for _ in 0..<100 { #expect(try text() == first) }
  }

  @Test("energy never grows between events")
  func energy() throws {
    let run = try Trial(SpringTile()).play(Drag.by(120, 0, over: 0.2).release())
    let spring = try Spring(duration: 0.45, bounce: 0.2)
    var last = Double.infinity
    for step in 0..<1000 {
      let time = 0.2 + Double(step) / 1000
      let place = try run.shown("offset", at: time)
      let speed = try run.slope("offset", at: time)
      let energy = speed * speed / 2 + spring.stiffness * place * place / 2
      #expect(energy <= last * (1 + 1e-12))
      last = energy
    }
  }

  @Test("a fixed-step integrator comes to the same, finer and finer")
  func integrator() throws {
    let run = try Trial(SpringTile()).play(Drag.by(120, 0, over: 0.2).release())
    let spring = try Spring(duration: 0.45, bounce: 0.2)
    let step = 1.0 / 120_000
    var (place, speed) = (120.0, try run.slope("offset", at: 0.2))
    for frame in 1...120 {
      for _ in 0..<1000 {
        // The midpoint rule.
        let halfSpeed = speed + (-spring.stiffness * place - spring.damping * speed) * step / 2
        let halfPlace = place + speed * step / 2
        speed += (-spring.stiffness * halfPlace - spring.damping * halfSpeed) * step
        place += halfSpeed * step
      }
      let shown = try run.shown("offset", at: 0.2 + Double(frame) / 120)
      #expect(isNear(shown, place, within: 1e-5))
      if !isNear(shown, place, within: 1e-5) { return }
    }
  }

  /// What is recorded of pointers, as it stands in the file.
  private struct Recordings: Decodable {
    let recordings: [Recording]

    struct Recording: Decodable {
      let id: String
      let points: [[Double]]
      let cancelled: Bool?
    }
  }

  @Test("recorded fingers are played on every interaction without a slip")
  func recordings() throws {
    for recording in try vectors("velocity-recordings", as: Recordings.self).recordings {
      for name in Catalogue.names {
        let made = try #require(try Catalogue.interaction(named: name))
        let stage = Stage()
        let subject = try stage.add(made.interaction)
        guard let first = recording.points.first else { continue }
        let centre = try subject.center()
        var events = recording.points.enumerated().map { index, point in
          PointerEvent(
            time: Flicks(seconds: max(0, point[0]) / 1000),
            location: centre + Vector(point[1] - first[1], point[2] - first[2]),
            phase: index == 0 ? .down : .move)
        }
        events.sort { $0.time < $1.time }
        let last = try #require(events.last)
        events.append(
          PointerEvent(
            time: last.time, location: last.location,
            phase: recording.cancelled == true ? .cancel : .up))
        let run = try subject.play(events)
        #expect(run.settled != nil, "\(recording.id) on \(name)")
        for record in run.events {
          guard let value = record.dragValue else { continue }
          #expect(value.velocity.isFinite && value.translation.isFinite)
        }
        #expect(subject.phase == "idle")
        #expect((run.released == nil) || recording.cancelled != true)
      }
    }
  }
}
