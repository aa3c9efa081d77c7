@testable import Interactions
@testable import Motion
import Testing

@Suite("Releases with a velocity")
struct ReleaseVelocityTests {
  typealias Row = (drag: Drag, velocity: Vector)

  static let rows: [Row] = [
    (.by(120, 0, over: 0.2), Vector(300, -400)),
    (.by(120, 0, over: 0.2), Vector(-600, 0)),
    (.by(120, 0, over: 0.2), .zero),
    (.by(0, 0, over: 0.2), Vector(0, 5000)),
    (.by(120, 0, over: 0.2).hold(0.5), Vector(600, 0)),
    (.by(120, 0, over: 0.107).hold(0.01), Vector(600, 20)),
    (.by(180, 0, over: 0.3).by(-60, 0, over: 0.1, curve: .easeInOut), Vector(-600, 30)),
    (.by(120, 0, over: 0.2).sampled(noisy), Vector(600, 0)),
  ]

  static let noisy: Sampling = {
    var sampling = Sampling()
    (sampling.jitter, sampling.drop, sampling.noise, sampling.seed) = (0.001, 0.1, 0.5, 7)
    return sampling
  }()

  static let trackers: [Tracker] = Tracker.allCases

  /// When the gesture ends, in seconds from the press.
  private func lift(of drag: Drag, _ tracker: Tracker) throws -> Double {
    let setting = GestureSetting(center: press, inputRate: 120, tracker: tracker)
    return try #require(try GestureScript.drag(drag).cues(in: setting).last).time.seconds
  }

  @Test("are read by every tracker that hears a pause, or there is none", arguments: trackers)
  func solved(_ tracker: Tracker) throws {
    for row in Self.rows {
      let drag = row.drag.release(velocity: row.velocity)
      let isDeaf = tracker != .swiftUISampler && row.drag.steps.last == .hold(0.5)
      if isDeaf { continue }
      let bent = try samples(drag, tracker: tracker)
      let read = tracker.velocity(of: bent, at: try lift(of: drag, tracker))
      #expect((read - row.velocity).length <= max(row.velocity.length / 100, 1))
      #expect(bent.last?.position == (try samples(row.drag).last?.position))
    }
  }

  @Test("leave a drag alone that has the velocity anyway")
  func unbent() throws {
    let plain = try samples(.outward())
    let bent = try samples(Drag.by(120, 0, over: 0.2).release(velocity: Vector(600, 0)))
    for (one, other) in zip(plain, bent) { #expect((one.position - other.position).length < 1e-6) }
  }

  @Test("are solved in two samples, too: 5 = 0.25 (120 - s) + 0.75 s gives s = -50")
  func twoSamples() throws {
    let drag = Drag.by(120, 0, over: 2 / 120.0).release(velocity: Vector(600, 0))
    #expect(abs(try samples(drag)[1].position.x + 50) < 1e-6)
  }

  @Test("propose numbers that work where they are out of reach")
  func proposals() throws {
    #expect(throws: GestureError.nothingToShape(wanted: Vector(600, 0))) {
      try samples(Drag().release(velocity: Vector(600, 0)))
    }
    let jump = Drag.by(120, 0)
    #expect(throws: outOfReach(Vector(14400, 0), .over(2 / 120.0))) {
      try samples(jump.release(velocity: Vector(600, 0)))
    }
    let deaf = Drag.by(120, 0, over: 0.2).hold(3)
    #expect(throws: outOfReach(.zero, .withoutHold)) {
      try samples(deaf.release(velocity: Vector(600, 0)))
    }
  }

  private func outOfReach(_ read: Vector, _ advice: ReleaseAdvice) -> GestureError {
    .outOfReach(wanted: Vector(600, 0), read: read, advice: advice)
  }

  @Test("say so in a sentence that is of no language in particular")
  func sentence() {
    #expect(
      outOfReach(Vector(14400, 0), .over(0.025)).description
        == "release velocity {600, 0} is out of reach: the tracker would read {14400, 0} pt/s; "
        + "0.025 s for the last stretch works")
    #expect(
      GestureError.nothingToShape(wanted: Vector(300, -700)).description
        == "release velocity {300, -700} needs a stretch to shape: move by {30, -70} over 0.1 s "
        + "before it, for instance")
    #expect(
      GestureError.noEnd.description
        == "the gesture has no end: release or cancel it, or perform it instead of playing it")
    #expect(
      InteractionError.dragWithoutView(number: 2).description
        == "no view carries drag 2, counted as they are declared")
  }
}
