@testable import Interactions
@testable import Motion
import Testing

@Suite("The scripts of the documents")
struct NamedDragTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let drag: Drag
    /// When the pointer is lifted, in seconds.
    let lift: Double
    /// Where it is then, from the press.
    let place: Vector
    /// What the tracker reads then, in points per second.
    let velocity: Vector
  }

  static let rows = [
    Row(
      testDescription: "OUT", drag: .outward(), lift: 0.2, place: Vector(120, 0),
      velocity: Vector(600, 0)),
    Row(
      testDescription: "REST", drag: .nearRest(), lift: 1.2, place: Vector(120, 0),
      velocity: Vector(81.04, 0)),
    Row(
      testDescription: "IN", drag: .inward(), lift: 0.4, place: Vector(120, 0),
      velocity: Vector(-600, 0)),
    Row(
      testDescription: "DIAG", drag: Drag.by(70, 100, over: 0.2).by(30, -40, over: 0.1).release(),
      lift: 0.3, place: Vector(100, 60), velocity: Vector(300, -400)),
    Row(
      testDescription: "diagonal", drag: .diagonal(), lift: 0.2,
      place: Vector(84.852814, 84.852814), velocity: Vector(424.264069, 424.264069)),
  ]

  @Test("end where and as fast as they say", arguments: rows)
  func handedVelocity(_ row: Row) throws {
    let samples = try samples(row.drag)
    let last = try #require(samples.last)
    #expect((last.position - row.place).length < 1e-6)
    let velocity = Tracker.swiftUISampler.velocity(of: samples, at: row.lift)
    #expect((velocity - row.velocity).length < 0.005)
  }

  @Test("read +300 one sample after a reversal from +600 to -600, and -600 from the second on")
  func reversal() throws {
    let turned = Drag.by(180, 0, over: 0.3)
    for (samplesBack, expected) in [(1.0, 300.0), (2, -600), (3, -600)] {
      let samples = try samples(turned.by(-5 * samplesBack, 0, over: samplesBack / 120))
      let velocity = Tracker.swiftUISampler.velocity(of: samples, at: 0.3 + samplesBack / 120)
      #expect(abs(velocity.x - expected) < 1e-6)
    }
  }

  @Test("cancelled: the pointer is taken away where an outward drag lets go")
  func cancelled() throws {
    let setting = GestureSetting(center: press, inputRate: 120, tracker: .swiftUISampler)
    let cues = try GestureScript.drag(.cancelled()).cues(in: setting)
    let cancel = PointerEvent(
      time: Flicks(seconds: 0.2), location: Vector(420, 200), phase: .cancel, reason: "system")
    #expect(cues.last == .event(cancel, mustHit: false))
  }
}
