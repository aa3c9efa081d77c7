import Interactions
import LuaHost
import SpecResults

/// What lets time go on: a subject, or a stage with several.
protocol Driver: HostObject {
  /// The clock.
  var stage: Stage { get }
  /// How the specs of the file use it.
  var life: StageLife { get }
  /// Whether a gesture may press any subject of the stage.
  var playsWithAny: Bool { get }
  /// The subjects that a run may be of, the last in front.
  var subjects: [Subject] { get }
}

extension HostType.Description where Object: Driver {
  /// Adds the methods that let time go on; messages call the object `owner`.
  mutating func describeDriving(_ owner: String) {
    driving("play") { driver, call in
      let arguments = Arguments(call, ofMethod: "play", of: owner)
      let gesture = try arguments[1, "the gesture"].gesture()
      guard call.object(3, as: GestureObject.self) == nil else {
        throw HostError(
          "\(arguments.word): takes one gesture: play the other after it", .value(argument: 3))
      }
      let limit = try arguments.limit(at: 2)
      let run = try call.driving(arguments.word) {
        guard gesture.script.hasEnd else { throw GestureError.noEnd }
        return try driver.play(gesture, call) { _ = try driver.stage.rest(within: limit) }
      }
      call.push(RunObject(run))
    }
    driving("perform") { driver, call in
      let arguments = Arguments(call, ofMethod: "perform", of: owner)
      let gesture = try arguments.only("the gesture").gesture()
      call.push(RunObject(try call.driving(arguments.word) { try driver.play(gesture, call) }))
    }
    driving("advance") { driver, call in
      let arguments = Arguments(call, ofMethod: "advance", of: owner)
      let seconds = try arguments.only("the time").span()
      try call.driving(arguments.word) { try driver.stage.advance(by: seconds) }
    }
    driving("advance_frames") { driver, call in
      let arguments = Arguments(call, ofMethod: "advance_frames", of: owner)
      let count = try arguments.only("the number of frames").integer(atLeast: 0)
      try call.driving(arguments.word) { try driver.stage.advanceFrames(count) }
    }
    driving("settle") { driver, call in
      let arguments = Arguments(call, ofMethod: "settle", of: owner)
      let limit = try arguments.limit(at: 1)
      let rest = try call.driving(arguments.word) { try driver.front().settle(limit: limit) }
      call.push(rest.seconds)
      call.push(rest.frames)
    }
    asking("time") { driver, call in call.push(driver.stage.now.seconds) }
  }
}

extension Driver {
  /// The subject by whose centre and tracker gestures go.
  fileprivate func front() throws -> Subject {
    guard let front = subjects.last else {
      throw HostError("nothing is on the stage: add it first")
    }
    return front
  }

  /// Plays a gesture, then rests; the run is that of the subject that was pressed.
  fileprivate func play(
    _ gesture: GestureObject, _ call: Call, rest: () throws -> Void = {}
  ) throws -> Run {
    let front = try front()
    let starts = subjects.map { Run(from: $0) }
    let warnOfDetour = { (detour: Double) in
      call.warn(
        "the release velocity bends the drag \(Figure.value(detour)) pt away from its way, which is "
          + "further than the bent stretch is long: is it in points a second?")
    }
    let warnOfIgnoredPress = {
      call.warn(
        "a pointer is down already, so this gesture's press is ignored: "
          + "drag.resume():to(…) goes on with it")
    }
    try stage.perform(
      gesture.script, by: front, hitsAny: playsWithAny, onDetour: warnOfDetour,
      onIgnoredPress: warnOfIgnoredPress
    ) { number in
      guard let function = gesture.calls[number] else { return }
      try call.interpreter.call(function)
    }
    try rest()
    let runs = starts.map { $0.upToNow() }
    for run in runs { call.context.recorder.digest.add(run) }
    let isShort = runs.contains { $0.latest("failed")?.field("reason") == .text("too_short") }
    if isShort { call.context.recorder.note("the drag was too short to begin") }
    call.context.cancelAtEndOfSpec(stage)
    return runs.last { $0.entries.contains { $0.kind == .pressed } } ?? runs[runs.count - 1]
  }
}

extension Arguments {
  /// How long is waited for rest, in seconds.
  fileprivate func limit(at position: Int) throws -> Double {
    try options(at: position, ["limit"])["limit"].present?.span() ?? 10
  }
}
