@testable import Interactions
@testable import Motion
import Testing

@Suite("Gestures of several pointers")
struct GestureScriptTests {
  let setting = GestureSetting(center: press, inputRate: 100, tracker: .swiftUISampler)

  /// The pointers of a gesture's cues, in order, each with its time in hundredths of a second.
  private func order(_ script: GestureScript) throws -> [String] {
    try script.cues(in: setting).map { cue in
      let time = Int((cue.time.seconds * 100).rounded())
      return switch cue {
      case .event(let event, _): "\(event.phase) \(event.pointer) \(time)"
      case .call(let work, _): "call \(work) \(time)"
      }
    }
  }

  @Test("press all at 0, and keep the order of the list within an instant")
  func together() throws {
    let script = GestureScript.together([
      .drag(.by(10, 0).release()), .drag(Drag.from(1, 2).hold(0.01).cancel()),
    ])
    #expect(
      try order(script) == ["down 1 0", "down 2 0", "move 1 1", "up 1 1", "cancel 2 1"])
  }

  @Test("start later behind a delay")
  func after() throws {
    let script = GestureScript.together([
      .after(0.02, .drag(Drag().by(10, 0))), .drag(Drag().hold(0.03).release()),
    ])
    #expect(try order(script) == ["down 2 0", "down 1 2", "move 1 3", "up 2 3"])
  }

  @Test("do a call where it stands, behind the sample of that instant")
  func calls() throws {
    let drag = Drag().call(1).by(10, 0).call(2).hold(0.01).call(3).release()
    #expect(
      try order(.drag(drag)) == [
        "down 1 0", "call 1 0", "move 1 1", "call 2 1", "call 3 2", "up 1 2",
      ])
  }

  @Test("replay what was recorded, numbering pointers on")
  func recording() throws {
    let events = [
      PointerEvent(time: .zero, location: press, phase: .down, pointer: 2),
      PointerEvent(time: Flicks(seconds: 0.01), location: press, phase: .up, pointer: 2),
    ]
    let script = GestureScript.together([.drag(Drag()), .recording(Recording(events))])
    #expect(try order(script) == ["down 1 0", "down 3 0", "up 3 1"])
  }

  @Test("go on with a pointer that is down, on the grid of its press")
  func resume() throws {
    var setting = setting
    setting.held[1] = .init(location: Vector(5, 0), age: Flicks(seconds: 0.025))
    let cues = try GestureScript.drag(.resume().by(10, 0, over: 0.01)).cues(in: setting)
    let expected = [
      PointerEvent(time: Flicks(seconds: 0.005), location: Vector(10, 0), phase: .move),
      PointerEvent(time: Flicks(seconds: 0.01), location: Vector(15, 0), phase: .move),
    ]
    #expect(cues == expected.map { .event($0, mustHit: false) })
    #expect(throws: GestureError.nothingToResume(pointer: 1)) {
      try order(.drag(.resume().release()))
    }
  }

  @Test("disturb samples as their seed says, but never the press and the ends")
  func sampled() throws {
    var sampling = Sampling()
    (sampling.rate, sampling.jitter, sampling.drop, sampling.noise) = (1000, 0.0004, 0.5, 2)
    let drag = Drag.by(100, 0, over: 1).sampled(sampling)
    let disturbed = try samples(drag)
    #expect(disturbed == (try samples(drag)))
    #expect(abs(Double(disturbed.count) - 500) < 60)
    #expect(disturbed.first?.position == .zero)
    #expect(disturbed.last == VelocitySample(time: 1, position: Vector(100, 0)))
    for sample in disturbed {
      #expect(abs(sample.position.x - 100 * sample.time) <= 2 && abs(sample.position.y) <= 2)
      #expect(abs(sample.time - (sample.time * 1000).rounded() / 1000) <= 0.0004001)
    }
    sampling.seed = 1
    #expect(disturbed != (try samples(drag.sampled(sampling))))
  }
}
