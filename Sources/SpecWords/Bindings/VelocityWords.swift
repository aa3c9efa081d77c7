import LuaHost
import Motion

/// `velocity`: reads velocities from recorded places.
enum VelocityWords {
  static func install(in words: inout WordRegistry) {
    words.object("velocity") { VelocityModule() }
  }
}

/// What `velocity` is: a function that asks a tracker.
final class VelocityModule: HostObject {
  static let hostType = HostType("velocity", of: VelocityModule.self) { type in
    type.function("estimate") { call in
      let arguments = Arguments(call, of: "velocity.estimate")
      try arguments.atMost(2)
      let samples = try samples(arguments[1, "the samples"])
      let options = try arguments.options(at: 2, ["tracker", "at"])
      let tracker = try options["tracker"].present?.word(of: Tracker.self) ?? .swiftUISampler
      let last = samples.last?.time ?? 0
      let time = try options["at"].present?.number(in: last..., "no earlier than the last sample")
      call.push(tracker.velocity(of: samples.rising, at: time ?? last))
    }
    type.refuseUnknownMembers(of: .velocityWord)
  }

  /// The samples `{t, x, y}` of a list, whose time does not go back.
  private static func samples(_ list: Argument) throws -> [VelocitySample] {
    var last = -Double.infinity
    return try list.list(of: "samples such as {0.1, 12, 0}") { row in
      let sample = try row.sample()
      guard sample.time >= last else { throw row.refused("no earlier than the sample before it") }
      last = sample.time
      return sample
    }
  }
}

extension Argument {
  /// A time in seconds and a place in points, `{t, x, y}`.
  fileprivate func sample() throws -> VelocitySample {
    let numbers = try list(of: "three numbers, {t, x, y}") { try $0.number() }
    guard numbers.count == 3 else { throw refused("a list of three numbers, {t, x, y}") }
    return VelocitySample(time: numbers[0], position: Vector(numbers[1], numbers[2]))
  }
}
