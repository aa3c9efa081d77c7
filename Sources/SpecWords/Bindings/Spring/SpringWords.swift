import LuaHost
import Motion
import SpecResults

/// `spring`: makes springs, holds the named ones, and measures velocities by spans.
enum SpringWords {
  static func install(in words: inout WordRegistry) {
    words.object("spring") { SpringModule() }
  }
}

/// What `spring` is: a function with members.
final class SpringModule: HostObject {
  static let hostType = HostType("spring", of: SpringModule.self) { type in
    type.on(.call) { call in
      let arguments = Arguments(call, ofMethod: "spring")
      if let duration = call.number(2), let bounce = call.number(3) {
        throw arguments[1, "the options"].misused(
          "spring: its options have names: write spring{ duration = \(duration.shortestText), "
            + "bounce = \(bounce.shortestText) }")
      }
      let options = try arguments.options(at: 1, SpringForm.options)
      try arguments.atMost(1)
      call.push(SpringObject(try Spring(options)))
    }
    for preset in SpringPreset.allCases {
      type.field(preset.rawValue) { _, call in
        call.push(SpringObject(preset.spring, preset: preset))
      }
    }
    type.function("unit_velocity") { call in
      let arguments = Arguments(call, of: "spring.unit_velocity")
      try arguments.atMost(2)
      let velocity = try arguments[1, "the velocity"].number()
      let remaining = try arguments[2, "what remains"].number()
      call.push(Spring.unitVelocity(velocity, over: remaining))
    }
    type.refuseUnknownMembers(of: .springWord)
  }
}

/// The springs that Apple's documentation names, as scripts spell them.
enum SpringPreset: String, CaseIterable {
  case smooth, snappy, bouncy, interactive

  /// The spring as documented.
  var spring: Spring {
    switch self {
    case .smooth: .smooth
    case .snappy: .snappy
    case .bouncy: .bouncy
    case .interactive: .interactive
    }
  }

  /// The spring with the duration and the extra bounce of `options`.
  func spring(with arguments: Arguments) throws -> Spring {
    try arguments.atMost(1)
    let options = try arguments.options(at: 1, ["duration", "extra_bounce"])
    let duration = try options["duration"].present?.number() ?? spring.duration
    let extra = try options["extra_bounce"].present?.number() ?? 0
    return try blaming(arguments.word, { options[$0] }) { () throws(MotionError) in
      switch self {
      case .smooth: try .smooth(duration: duration, extraBounce: extra)
      case .snappy: try .snappy(duration: duration, extraBounce: extra)
      case .bouncy: try .bouncy(duration: duration, extraBounce: extra)
      case .interactive: try .interactive(duration: duration, extraBounce: extra)
      }
    }
  }
}
