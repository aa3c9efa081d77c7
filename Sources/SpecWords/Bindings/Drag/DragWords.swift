import Interactions
import LuaHost
import Motion

/// `drag`: gestures as values.
enum DragWords {
  static func install(in words: inout WordRegistry) {
    words.object("drag") { DragModule() }
  }
}

/// What `drag` is: the functions that start a gesture.
final class DragModule: HostObject {
  static let hostType = HostType("drag", of: DragModule.self) { type in
    type.function("from") { call in
      let arguments = Arguments(call, of: "drag.from")
      let (place, next) = try arguments.leadingVector()
      var drag = Drag(origin: .point(place))
      drag.mayMiss = try arguments.options(at: next, ["may_miss"]).mayMiss()
      call.push(GestureObject(.drag(drag)))
    }
    for word in DragWord.allCases {
      type.function(word.rawValue) { call in
        let arguments = Arguments(call, of: "drag.\(word.rawValue)")
        call.push(try word.extending(GestureObject(.drag(Drag())), with: arguments))
      }
    }
    type.function("resume") { call in call.push(GestureObject(.drag(.resume()))) }
    for (name, gesture, figures) in named {
      type.function(name) { call in
        let options = try Arguments(call, of: "drag.\(name)").options(at: 1, Drag.Figures.options)
        call.push(GestureObject(.drag(gesture(try figures.read(options)))))
      }
    }
    type.function("replay") { call in call.push(try replay(Arguments(call, of: "drag.replay"))) }
    type.function("together") { call in
      call.push(try together(Arguments(call, of: "drag.together")))
    }
    type.function("after") { call in
      let arguments = Arguments(call, of: "drag.after")
      try arguments.atMost(2)
      let delay = try arguments[1, "the time"].span()
      let gesture = try arguments[2, "the gesture"].gesture()
      call.push(GestureObject(.after(delay, gesture.script), calls: gesture.calls))
    }
    type.refuseUnknownMembers(of: .dragWord)
  }

  /// The named gestures, each with the figures that it starts from.
  private static let named: [(String, @Sendable (Drag.Figures) -> Drag, Drag.Figures)] = [
    ("near_rest", Drag.nearRest, Drag.Figures()),
    ("outward", Drag.outward, Drag.Figures()),
    ("inward", Drag.inward, Drag.Figures()),
    ("diagonal", Drag.diagonal, .diagonal),
    ("cancelled", Drag.cancelled, Drag.Figures()),
  ]

  private static func together(_ arguments: Arguments) throws -> GestureObject {
    var parts: [GestureScript] = []
    var calls: [Int: LuaReference] = [:]
    for position in 0..<max(1, arguments.count) {
      let gesture = try arguments[position + 1, "gesture \(position + 1)"].gesture()
      parts.append(gesture.script)
      calls.merge(gesture.calls) { _, new in new }
    }
    return GestureObject(.together(parts), calls: calls)
  }

  private static func replay(_ arguments: Arguments) throws -> GestureObject {
    var last = Flicks.zero
    let events = try arguments[1, "the events"].list(of: "events") { argument in
      let event = try PointerEvent(argument)
      guard event.time >= last else {
        throw argument.refused("no earlier than the event before it")
      }
      last = event.time
      return event
    }
    guard !events.isEmpty else {
      throw arguments[1, "the events"].refused(
        "at least one event", hint: ": nothing happens by none")
    }
    let mayMiss = try arguments.options(at: 2, ["may_miss"]).mayMiss()
    return GestureObject(.recording(Recording(events, mayMiss: mayMiss)))
  }
}

extension Options {
  fileprivate func mayMiss() throws -> Bool { try self["may_miss"].present?.boolean() ?? false }
}

extension Drag.Figures {
  fileprivate static let options = ["distance", "speed", "angle", "pause"]

  /// These figures, those that are given replaced.
  fileprivate func read(_ options: Options) throws -> Self {
    var figures = self
    figures.distance = try options["distance"].present?.number() ?? distance
    figures.speed =
      try options["speed"].present?.number(in: .leastNonzeroMagnitude..., "above 0") ?? speed
    figures.angle = try options["angle"].present?.angle() ?? angle
    figures.pause = try options["pause"].present?.span() ?? pause
    return figures
  }
}

extension PointerEvent {
  /// The event that a table of a recording describes.
  fileprivate init(_ argument: Argument) throws {
    let fields = try Options(argument, ["time", "x", "y", "phase", "pointer"])
    self.init(
      time: Flicks(seconds: try fields["time"].span()),
      location: Vector(try fields["x"].number(), try fields["y"].number()),
      phase: try fields["phase"].word(of: Phase.self),
      pointer: try fields["pointer"].present?.integer(atLeast: 1, atMost: 1_000_000_000) ?? 1)
  }
}
