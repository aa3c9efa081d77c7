import Motion
import Testing

@testable import Interactions

/// A square that a drag follows, and everything that the drag tells.
final class Probe: @unchecked Sendable {
  var changed: [DragValue] = []
  var ended: [DragValue] = []
  var phases: [String] = []

  /// A square of 100 pt in the middle of a canvas of 400 pt.
  func sketch(_ options: InteractionOptions = InteractionOptions()) -> Sketch {
    Sketch(defaults: InteractionOptions(coordinateSpace: .global)) { ui in
      ui.canvas(width: 400, height: 400)
      let isHeld = ui.gestureState("is_held", false)
      let drag = ui.drag(options)
      drag.updating(isHeld) { _, isHeld, _ in
        isHeld = true
        self.phases.append(drag.phaseName)
      }
      .onChanged { self.changed.append($0) }
      .onEnded { self.ended.append($0) }
      return ui.rectangle().frame(width: 100, height: 100).gesture(drag)
    }
  }
}

@Suite("The recogniser")
struct RecogniserTests {
  @Test("refuses a gesture state of another kind than it began with")
  func otherKind() throws {
    let sketch = Sketch { ui in
      let pull = ui.gestureState("pull", StateValue.number(0))
      let drag = ui.drag().updating(pull) { value, pull, _ in pull = .vector(value.translation) }
      return ui.rectangle().frame(width: 100, height: 100).gesture(drag)
    }
    #expect(
      throws: InteractionError.wrongKind(
        name: "pull", wanted: "a value like 0", value: .vector(Vector(20, 0)))
    ) { try Trial(sketch).perform(Drag.by(20, 0)) }
  }

  /// A trial with a probe; options are those of the subject.
  private func probe(
    _ options: InteractionOptions = InteractionOptions()
  ) throws -> (trial: Trial, probe: Probe) {
    let probe = Probe()
    return (try Trial(probe.sketch(), options), probe)
  }

  struct Path: Sendable, CustomTestStringConvertible {
    let name: String
    let drag: Drag
    let events: [String]
    var options = InteractionOptions()
    var testDescription: String { name }
  }

  static let paths = [
    Path(
      name: "idle, possible, began, changed, ended",
      drag: Drag.by(12, 0).by(1, 0).release(),
      events: ["pressed", "began", "changed", "changed", "lifted", "ended"]),
    Path(
      name: "possible, failed", drag: Drag.by(9.9, 0).release(),
      events: ["pressed", "lifted", "failed"]),
    Path(
      name: "possible, failed by cancel", drag: Drag.by(9, 0).cancel(),
      events: ["pressed", "failed"]),
    Path(
      name: "began, cancelled", drag: Drag.by(12, 0).cancel(),
      events: ["pressed", "began", "changed", "cancelled"]),
    Path(
      name: "changed, cancelled", drag: Drag.by(12, 0).by(1, 0).cancel(),
      events: ["pressed", "began", "changed", "changed", "cancelled"]),
    Path(
      name: "possible, ended by a lift that crosses", drag: Drag.by(5, 0).release(at: 212, 200),
      events: ["pressed", "lifted", "ended"]),
    Path(
      name: "possible, failed by a lift that crosses", drag: Drag.by(5, 0).release(at: 212, 200),
      events: ["pressed", "lifted", "failed"], options: InteractionOptions(upCrosses: .fails)),
    Path(
      name: "the largest distance counts, and stays counted",
      drag: Drag.by(10, 0).by(-9, 0).release(),
      events: ["pressed", "began", "changed", "changed", "lifted", "ended"]),
    Path(
      name: "the straight way counts, not the path",
      drag: Drag.by(6, 0).by(-6, 0).by(0, 6).release(), events: ["pressed", "lifted", "failed"]),
    Path(
      name: "without a minimum the press is recognised", drag: Drag().release(),
      events: ["pressed", "began", "changed", "lifted", "ended"],
      options: InteractionOptions(minimumDistance: 0)),
    Path(
      name: "a lift elsewhere is no change", drag: Drag.by(12, 0).release(at: 230, 200),
      events: ["pressed", "began", "changed", "lifted", "ended"]),
  ]

  @Test("goes the documented ways", arguments: Self.paths)
  func ways(_ path: Path) throws {
    let (trial, probe) = try probe(path.options)
    let run = try trial.play(path.drag)
    #expect(run.names.filter { $0 != "written" && $0 != "settled" } == path.events)
    #expect(probe.changed.count == path.events.filter { $0 == "changed" }.count)
    #expect(probe.ended.count == path.events.filter { $0 == "ended" }.count)
    #expect(trial.subject.phase == "idle")
    #expect(Set(probe.phases).isSubset(of: ["began", "changed"]))
    #expect(try !trial.isTrue("is_held"))
  }

  @Test("tells where it stands between events")
  func phases() throws {
    let (trial, _) = try probe()
    var seen = [trial.subject.phase]
    for drag in [Drag.by(1, 0), Drag.resume().by(12, 0), Drag.resume().by(1, 0)] {
      try trial.perform(drag)
      seen.append(trial.subject.phase)
    }
    try trial.perform(Drag.resume().release())
    #expect(seen + [trial.subject.phase] == ["idle", "possible", "began", "changed", "idle"])
  }

  static let press = Vector(200, 200)

  private func events(
    _ list: [(PointerEvent.Phase, Int, Double)], at step: Double = 0.1
  ) -> [PointerEvent] {
    list.enumerated().map { index, entry in
      PointerEvent(
        time: Flicks(seconds: Double(index) * step), location: Self.press + Vector(entry.2, 0),
        phase: entry.0, pointer: entry.1)
    }
  }

  @Test("starts at a press alone, and records what is impossible as ignored")
  func impossible() throws {
    let (trial, probe) = try probe()
    let run = try trial.subject.play(
      events([
        (.move, 1, 20), (.up, 1, 20), (.cancel, 1, 0), (.down, 1, 0), (.down, 1, 5), (.move, 1, 12),
        (.up, 1, 12), (.up, 1, 12), (.cancel, 1, 0),
      ]))
    #expect(run.names.filter { $0 == "ignored" }.count == 6)
    #expect(probe.changed.count == 1 && probe.ended.count == 1)
    #expect(try trial.subject.play([]).names == ["settled"])
  }

  @Test("is broken off by a second press, whatever the pointers do afterwards")
  func secondPress() throws {
    for first in [12.0, 5] {
      let (trial, probe) = try probe()
      let run = try trial.subject.play(
        events([
          (.down, 1, 0), (.move, 1, first), (.down, 2, 10), (.move, 2, 40), (.move, 1, 60),
          (.up, 2, 40), (.move, 1, 70), (.up, 1, 70),
        ]))
      let end = first == 12 ? "cancelled" : "failed"
      #expect(run.events.contains { $0.name == end && $0.reason == "second_press" })
      #expect(probe.ended.isEmpty && probe.changed.count == (first == 12 ? 1 : 0))
      #expect(try !trial.isTrue("is_held"))
      try trial.play(Drag.by(15, 0).release())
      #expect(probe.ended.count == 1)
    }
  }

  @Test("holds what a value says to itself")
  func identities() throws {
    let (trial, probe) = try probe()
    try trial.play(
      Drag.by(60, 20, over: 0.3, curve: .easeInOut).by(-30, 10, over: 0.2).release())
    let values = probe.changed + probe.ended
    #expect(values.count > 50)
    for value in values {
      #expect(value.translation == value.location - value.startLocation)
      let ahead = value.predictedEndLocation - value.location
      #expect(isNear(ahead.x, value.velocity.x / 4) && isNear(ahead.y, value.velocity.y / 4))
      #expect(
        isNear(value.predictedEndTranslation.x - value.translation.x, ahead.x))
    }
  }

  @Test("reads three samples, fades, and takes the last of one instant")
  func velocity() throws {
    let (trial, probe) = try probe()
    let samples = [(PointerEvent.Phase.down, 1, 0.0), (.move, 1, 10), (.move, 1, 40)]
    for (delay, factor) in [(0.0, 1.0), (0.1, 0.818567), (0.5, 0.367511), (1, 0.135065), (2.1, 0)] {
      var list = events(samples)
      list.append(
        PointerEvent(
          time: Flicks(seconds: 0.2 + delay), location: Self.press + Vector(40, 0), phase: .up))
      _ = try trial.subject.play(list)
      #expect(isNear(try #require(probe.ended.last).velocity.x, 150 * factor, within: 1e-4))
    }
    let twice = [
      PointerEvent(time: .zero, location: Self.press, phase: .down),
      PointerEvent(time: Flicks(seconds: 0.1), location: Self.press + Vector(90, 0), phase: .move),
      PointerEvent(time: Flicks(seconds: 0.1), location: Self.press + Vector(20, 0), phase: .move),
      PointerEvent(time: Flicks(seconds: 0.1), location: Self.press + Vector(20, 0), phase: .up),
    ]
    _ = try trial.subject.play(twice)
    #expect(isNear(try #require(probe.ended.last).velocity.x, 200))
  }

  @Test("still reads a reversal's old direction one sample later")
  func reversal() throws {
    let (trial, probe) = try probe()
    try trial.play(Drag.by(40, 0, over: 8.0 / 120).by(-20, 0, over: 4.0 / 120).release())
    let after = probe.changed.suffix(4).map(\.velocity.x)
    for (value, wanted) in zip(after, [300.0, -600, -600, -600]) {
      #expect(isNear(value, wanted, within: 1e-6))
    }
  }

  @Test("takes the slop off where that is asked for, by the way to recognition")
  func slop() throws {
    let (trial, probe) = try probe(
      InteractionOptions(minimumDistance: 3, slop: .excluded))
    try trial.play(Drag.by(10, 0).by(10, 0).by(0, 7).release())
    #expect(
      probe.changed.map(\.translation) == [Vector(7, 0), Vector(17, 0), Vector(17, 7)])
  }

  @Test("passes over a value that is the same, time included")
  func equalValues() throws {
    let (trial, probe) = try probe()
    let place = Self.press + Vector(20, 0)
    _ = try trial.subject.play(
      [
        PointerEvent(time: .zero, location: Self.press, phase: .down),
        PointerEvent(time: Flicks(seconds: 0.1), location: place, phase: .move),
        PointerEvent(time: Flicks(seconds: 0.1), location: place, phase: .move),
        PointerEvent(time: Flicks(seconds: 0.2), location: place, phase: .move),
        PointerEvent(time: Flicks(seconds: 0.2), location: place, phase: .up),
      ])
    #expect(probe.changed.count == 2)
  }

  @Test("goes on while hit testing is off, and is broken off where the drag is out of use")
  func disabled() throws {
    for (usesGate, reason) in [(true, nil), (false, "disabled")] as [(Bool, String?)] {
      let trial = try Trial(
        Sketch { ui in
          let isOff = ui.state("is_off", false)
          let allowed = ui.channel("allowed") { !isOff.value }
          let drag = ui.drag()
          if !usesGate { drag.disabled(.state(isOff)) }
          let view = ui.rectangle().frame(width: 100, height: 100).gesture(drag)
          return usesGate ? view.allowsHitTesting(.channel(allowed)) : view
        })
      try trial.perform(Drag.by(20, 0))
      try trial.subject.edit("is_off", .boolean(true))
      #expect(trial.subject.trace.latest("cancelled")?.reason == reason)
    }
  }

  @Test("sits in the view that is in front, and in the subject that was added last")
  func front() throws {
    let stage = Stage()
    let probes = [Probe(), Probe()]
    let subjects = try probes.map { try stage.add($0.sketch()) }
    let run = try subjects[0].play(events([(.down, 1, 0), (.move, 1, 20), (.up, 1, 20)]))
    #expect(run.pressed == nil && run.missed == nil)
    #expect(probes[0].ended.isEmpty && probes[1].ended.count == 1)
  }

  @Test("follows two pointers on two subjects at once")
  func together() throws {
    let stage = Stage()
    var left = CommittedRectangle()
    left.center = Vector(100, 140)
    let right = CommittedRectangle()
    let subjects = [try stage.add(left), try stage.add(right)]
    let run = try subjects[0].play(
      .together([
        .drag(Drag.from(80, 140).by(20, 0, over: 0.1).release()),
        .drag(Drag.from(180, 140).by(30, 10, over: 0.1).release()),
      ]))
    #expect(run.released != nil)
    #expect(try subjects[0].value("committed") == .vector(Vector(120, 140)))
    #expect(try subjects[1].value("committed") == .vector(Vector(190, 150)))
  }
}

extension RunRecord {
  /// The reason that the event gives.
  var reason: String? { fields.first { $0.name == "reason" }?.value.text }
}
