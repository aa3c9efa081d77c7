import Interactions
import LuaHost
import Motion
import SpecResults

/// A word that makes a drag longer: a method of a gesture, and a function of `drag`, where the
/// gesture starts at the subject's centre.
enum DragWord: String, CaseIterable {
  case to, by, through, hold, call, release, cancel, sampled
  case releaseAt = "release_at"

  /// Whether nobody writes it without playing what it makes.
  var isWorthPlaying: Bool { [.call, .release, .cancel, .releaseAt].contains(self) }

  /// The gesture with what this word adds to it.
  func extending(_ gesture: GestureObject, with arguments: Arguments) throws -> GestureObject {
    guard case .drag(let drag) = gesture.script else {
      throw HostError(
        "\(arguments.word): only a drag of one pointer can go on like this",
        .value(argument: nil))
    }
    guard drag.ending == .open || self == .sampled else {
      throw HostError(
        "\(arguments.word): the gesture has ended already", .value(argument: nil))
    }
    guard self == .call else {
      return GestureObject(.drag(try extending(drag, with: arguments)), calls: gesture.calls)
    }
    let function = try arguments[1, "the function"].function()
    try arguments.atMost(1)
    let number = ObjectIdentifier(function).hashValue
    let calls = gesture.calls.merging([number: function]) { _, new in new }
    return GestureObject(.drag(drag.call(number)), calls: calls)
  }

  private func extending(_ drag: Drag, with arguments: Arguments) throws -> Drag {
    switch self {
    case .to: return try drag.moving(arguments) { .to($0) }
    case .by: return try drag.moving(arguments) { .by($0) }
    case .through:
      let points = try arguments[1, "the points"].list(of: "points") { try $0.vector() }
      let options = try arguments.options(at: 2, ["over"])
      return drag.through(points, over: try options["over"].present?.span())
    case .hold: return drag.hold(try arguments.only("the time").span())
    case .call: return drag
    case .release:
      if arguments.count > 0, let speed = arguments.call.number(arguments[1, "the options"].slot) {
        throw arguments[1, "the options"].misused(
          "\(arguments.word): a velocity has a name and two parts: release{ velocity = { "
            + "\(speed.shortestText), 0 } }")
      }
      let velocity = try arguments.options(at: 1, ["velocity"])["velocity"].present?.vector()
      return velocity.map { drag.release(velocity: $0) } ?? drag.release()
    case .releaseAt:
      let place = try arguments.onlyVector()
      return drag.release(at: place.x, place.y)
    case .cancel:
      let reason = try arguments.options(at: 1, ["reason"])["reason"].present?.string()
      return drag.cancel(reason: reason ?? "system")
    case .sampled:
      return drag.sampled(try Sampling(arguments.options(at: 1, Sampling.options)))
    }
  }
}

extension Drag {
  fileprivate func moving(
    _ arguments: Arguments, along route: (Vector) -> Stretch.Route
  ) throws -> Drag {
    try arguments.refuseOptionsInVector()
    let (vector, next) = try arguments.leadingVector()
    let options = try arguments.options(at: next, ["over", "curve"])
    let curve = try options["curve"].present?
      .object(CurveObject.self, "a curve such as curve.ease_in_out").curve
    let duration = try options["over"].present?.span()
    return adding(.move(Stretch(route: route(vector), duration: duration, curve: curve)))
  }
}

extension Arguments {
  /// Throws where options stand in the table of the vector, where nobody would read them.
  fileprivate func refuseOptionsInVector() throws {
    let vector = self[1, "the vector"]
    guard call.kind(vector.slot) == .table else { return }
    for name in ["over", "curve"] {
      guard call.kind(try call.field(name, of: vector.slot)) != .nil else { continue }
      throw HostError(
        "\(word): options follow the vector: \(word)(120, 0, { \(name) = … })",
        .value(argument: vector.argument, option: name))
    }
  }
}

extension Sampling {
  fileprivate static let options = ["rate", "jitter", "drop", "noise", "seed"]

  fileprivate init(_ options: Options) throws {
    self.init()
    rate = try options["rate"].present?.number(in: 1...100_000, "from 1 to 100000 (a second)")
    jitter = try options["jitter"].present?.span() ?? jitter
    drop = try options["drop"].present?.number(in: 0...1, "from 0 to 1") ?? drop
    noise = try options["noise"].present?.number(in: 0..., "at least 0 (in points)") ?? noise
    seed = try options["seed"].present.map { UInt64(try $0.integer(atLeast: 0)) } ?? seed
  }
}
