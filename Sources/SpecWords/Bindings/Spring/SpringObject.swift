import Interactions
import LuaHost
import Motion
import SpecResults

/// A spring as scripts hold it: a value that never changes, and an animation.
final class SpringObject: AnimationValue {
  let spring: Spring

  /// The named spring that it is, which can be called for another duration and more bounce.
  private let preset: SpringPreset?

  /// A spring for scripts.
  convenience init(_ spring: Spring) {
    self.init(spring, preset: nil)
  }

  init(_ spring: Spring, preset: SpringPreset?) {
    self.spring = spring
    self.preset = preset
  }

  var animation: Animation { .spring(spring) }

  static let hostType = HostType("spring", of: SpringObject.self) { type in
    for (name, read) in fields {
      type.field(name) { object, call in call.push(read(object.spring)) }
    }
    for (name, read) in questions {
      type.method(name) { object, call in
        let options = try options(call, name, ["at"])
        let motion = try SpringMotion(object.spring, options)
        call.push(read(motion, try options["at"].duration()))
      }
    }
    type.method("force", force)
    type.method("update", update)
    type.method("settling_time", settlingTime)
    type.method("signal", signal)
    type.on(.call) { call in
      let object: SpringObject? = call.object(1)
      guard let preset = object?.preset else {
        throw HostError("a spring is not called: make another with spring{…}", .value(argument: 1))
      }
      let arguments = Arguments(call, ofMethod: "spring.\(preset.rawValue)")
      call.push(SpringObject(try preset.spring(with: arguments)))
    }
    type.on(.equal) { call in
      let left = (call.anyObject(1) as? any AnimationValue)?.animation
      call.push(left == (call.anyObject(2) as? any AnimationValue)?.animation)
    }
    type.on(.text) { call in
      let object: SpringObject? = call.object(1)
      call.push(object?.description ?? "spring")
    }
    type.on(.assign) { _ in throw HostError("a spring does not change: make another with spring{…}")
    }
    type.refuseUnknownMembers(of: .spring)
  }

  private static let fields: [(String, @Sendable (Spring) -> Double)] = [
    ("duration", \.duration), ("bounce", \.bounce), ("response", \.response),
    ("damping_ratio", \.dampingRatio), ("mass", \.mass), ("stiffness", \.stiffness),
    ("damping", \.damping), ("settling_duration", \.settlingDuration),
  ]

  /// What is asked of a motion at an instant.
  private static let questions: [(String, @Sendable (SpringMotion, Double) -> Double)] = [
    ("value", { $0.value(at: $1) }), ("velocity", { $0.velocity(at: $1) }),
    ("acceleration", { $0.acceleration(at: $1) }),
  ]

  /// The options of a method about a motion: where it starts and ends, and others.
  private static func options(
    _ call: Call, _ method: String, _ others: [String]
  ) throws -> Options {
    let arguments = Arguments(call, ofMethod: "spring:\(method)")
    try arguments.atMost(1)
    return try arguments.options(at: 1, others + ["from", "to", "velocity"])
  }

  private static func settlingTime(_ object: SpringObject, _ call: Call) throws {
    let options = try options(call, "settling_time", ["epsilon", "rule"])
    let motion = try SpringMotion(object.spring, options)
    let epsilon =
      try options["epsilon"].present?.number(in: .leastNonzeroMagnitude..., "above 0") ?? 0.001
    let rule = try options["rule"].present?.settlingRule() ?? .lastCrossing
    call.push(motion.settlingTime(within: epsilon, rule: rule))
  }

  private static func signal(_ object: SpringObject, _ call: Call) throws {
    let options = try options(call, "signal", [])
    let motion = try SpringMotion(object.spring, options)
    let piece = SpringPiece(
      spring: object.spring, start: 0, offset: motion.startOffset, velocity: motion.startVelocity,
      target: motion.target, first: try options["from"].present?.number() ?? 0)
    var trajectory = Trajectory()
    trajectory.append(
      object.spring.isInstant ? .constant(motion.target) : .spring(piece), from: 0)
    call.push(SignalObject("spring", unit: "", knowing: Signal(trajectory)))
  }

  private static func force(_ object: SpringObject, _ call: Call) throws {
    let arguments = Arguments(call, ofMethod: "spring:force")
    try arguments.atMost(1)
    let options = try arguments.options(at: 1, ["position", "velocity", "target"])
    call.push(
      object.spring.force(
        target: try options["target"].present?.number() ?? 1,
        position: try options["position"].present?.number() ?? 0,
        velocity: try options["velocity"].present?.number() ?? 0))
  }

  private static func update(_ object: SpringObject, _ call: Call) throws {
    let arguments = Arguments(call, ofMethod: "spring:update")
    try arguments.atMost(4)
    var value = try arguments[1, "the value"].number()
    var velocity = try arguments[2, "the velocity"].number()
    let target = try arguments[3, "the target"].number()
    let time = try arguments[4, "dt"].duration()
    object.spring.update(&value, velocity: &velocity, target: target, over: time)
    call.push(value)
    call.push(velocity)
  }
}

extension SpringObject: CustomStringConvertible {
  var description: String {
    let (duration, bounce) = (spring.duration.shortestText, spring.bounce.shortestText)
    return "spring{duration = \(duration), bounce = \(bounce)}"
  }
}

extension SpringMotion {
  /// The motion from `from` (0) to `to` (1) with `velocity` (0).
  fileprivate init(_ spring: Spring, _ options: Options) throws {
    self.init(
      spring, from: try options["from"].present?.number() ?? 0,
      to: try options["to"].present?.number() ?? 1,
      velocity: try options["velocity"].present?.number() ?? 0)
  }
}

extension Argument {
  /// A rule of settling, also in the spelling with hyphens that reference data has.
  fileprivate func settlingRule() throws(HostError) -> SettlingRule {
    let spelled = call.string(slot)?.replacing("-", with: "_")
    if let rule = spelled.flatMap(SettlingRule.init(rawValue:)) { return rule }
    return try word(of: SettlingRule.self)
  }
}
