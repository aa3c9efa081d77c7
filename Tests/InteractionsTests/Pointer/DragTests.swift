@testable import Interactions
@testable import Motion
import Testing

/// Where the drags of these tests are pressed.
let press = Vector(300, 200)

/// The samples of a drag that starts at `press`, at 120 samples a second.
func samples(
  _ drag: Drag, rate: Double = 120, tracker: Tracker = .swiftUISampler
) throws(GestureError) -> [VelocitySample] {
  let setting = GestureSetting(center: press, inputRate: rate, tracker: tracker)
  return try GestureScript.drag(drag).cues(in: setting).compactMap { cue in
    guard case .event(let event, _) = cue, event.phase == .down || event.phase == .move else {
      return nil
    }
    return VelocitySample(time: event.time.seconds, position: event.location - press)
  }
}

@Suite("Drags laid out in time")
struct DragTests {
  typealias Row = (drag: Drag, rate: Double, times: [Double])

  static let rows: [Row] = [
    (.by(10, 0), 120, [0, 1 / 120.0]),
    (.by(10, 0).by(10, 0), 100, [0, 0.01, 0.02]),
    (.by(10, 0, over: 0.05), 100, [0, 0.01, 0.02, 0.03, 0.04, 0.05]),
    (.by(10, 0, over: 0.025), 100, [0, 0.01, 0.02, 0.025]),
    (.by(10, 0, over: 0.025).by(5, 0, over: 0.01), 100, [0, 0.01, 0.02, 0.025, 0.03, 0.035]),
    (.by(10, 0, over: 0.01).hold(0.005).by(5, 0, over: 0.01), 100, [0, 0.01, 0.02, 0.025]),
    (.by(10, 0, over: 0.01).hold(0.005).by(5, 0), 100, [0, 0.01, 0.025]),
    (Drag().hold(0.5).by(10, 0, over: 0.01), 100, [0, 0.51]),
    (.by(1, 0, over: 0.1).by(1, 0, over: 0.2), 10, [0, 0.1, 0.2, 0.3]),
    (Drag().through([Vector(0, 0), Vector(1, 0)]), 10, [0, 0.1, 0.2]),
  ]

  @Test("are sampled on the grid that counts from the press, and at the end of every stretch")
  func times() throws {
    for row in Self.rows {
      let times = try samples(row.drag, rate: row.rate).map(\.time)
      #expect(times.count == row.times.count, "\(row.drag)")
      for (time, expected) in zip(times, row.times) { #expect(abs(time - expected) < 1e-9) }
    }
  }

  @Test("move at constant speed: 120 pt in 0.2 s is 5 pt a sample")
  func straight() throws {
    let samples = try samples(.by(120, 0, over: 0.2))
    #expect(samples.count == 25)
    for (index, sample) in samples.enumerated() {
      #expect((sample.position - Vector(5 * Double(index), 0)).length < 1e-9)
    }
  }

  @Test("go along a polyline at constant speed: after half the time, half of 70 pt")
  func polyline() throws {
    let corner = Drag().through([press + Vector(30, 0), press + Vector(30, 40)], over: 0.1)
    let samples = try samples(corner, rate: 20)
    #expect(samples.map(\.position) == [.zero, Vector(30, 5), Vector(30, 40)])
  }

  @Test("follow a curve along a stretch: ease-in-out is at 12.9162 % after a quarter of the time")
  func curve() throws {
    let samples = try samples(.by(100, 0, over: 0.4, curve: .easeInOut), rate: 10)
    for (sample, x) in zip(samples, [0, 12.9162, 50, 87.0838, 100]) {
      #expect(abs(sample.position.x - x) < 1e-4)
    }
  }

  @Test("stay as they were when words are added")
  func immutable() throws {
    let base = Drag.by(10, 0)
    _ = base.by(90, 0).release()
    #expect(try samples(base).count == 2)
  }

  @Test("lift at once after the last sample, or at the end of a hold, and are no sample then")
  func lift() throws {
    let setting = GestureSetting(center: press, inputRate: 120, tracker: .swiftUISampler)
    for (drag, time, place) in [
      (Drag.by(10, 0, over: 0.1).release(), 0.1, Vector(310, 200)),
      (Drag.by(10, 0, over: 0.1).hold(0.25).release(), 0.35, Vector(310, 200)),
      (Drag.by(10, 0, over: 0.1).release(at: 7, 8), 0.1, Vector(7, 8)),
    ] {
      let cues = try GestureScript.drag(drag).cues(in: setting)
      let up = PointerEvent(time: Flicks(seconds: time), location: place, phase: .up)
      #expect(cues.last == .event(up, mustHit: false))
    }
  }
}
