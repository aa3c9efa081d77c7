import Motion
import Testing

@testable import Interactions

@Suite("The spring-release tile")
struct SpringTileTests {
  @Test func out() throws {
    let stage = Stage()
    let tile = try stage.add(SpringTile())
    var events = [PointerEvent(time: .zero, location: Vector(296, 196), phase: .down)]
    for n in 1...24 {
      events.append(
        PointerEvent(
          time: Flicks(seconds: Double(n) / 120), location: Vector(296 + 5 * Double(n), 196),
          phase: .move))
    }
    events.append(PointerEvent(time: Flicks(seconds: 0.2), location: Vector(416, 196), phase: .up))
    let run = try tile.play(events)

    let x = try run.signal("offset")
    for f in 0..<6 { print(try #require(x.trajectory.value(at: 0.2 + Double(f) / 120))) }
    print(x.extremes() as Any)
  }
}
