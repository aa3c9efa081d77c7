import Interactions
import LuaHost
import SpecResults

/// `progress`: how much is done, and the bar that shows it. Here numbers need not be finite.
enum ProgressWords {
  static func install(in words: inout WordRegistry) {
    words.object("progress") { ProgressModule() }
  }
}

/// What `progress` is: two functions.
final class ProgressModule: HostObject {
  static let hostType = HostType("progress", of: ProgressModule.self) { type in
    type.function("fraction") { call in
      let arguments = Arguments(call, of: "progress.fraction")
      try arguments.atMost(2)
      let value = try arguments[1, "the value"].anyNumber()
      let total = try arguments[2, "the total"].anyNumber() ?? 1
      call.push(ProgressFraction(value, of: total))
    }
    type.function("bar") { call in
      let arguments = Arguments(call, of: "progress.bar")
      try arguments.atMost(1)
      let options = try arguments.options(at: 1, ["width", "height", "stops", "layout"])
      call.push(
        ProgressBarObject(
          ProgressBar(
            width: try options["width"].anyNumber() ?? 320,
            height: try options["height"].anyNumber() ?? 14,
            gradient: try options["stops"].present?.gradient() ?? .progress,
            layout: try options["layout"].present?.word(of: LayoutDirection.self) ?? .leftToRight)))
    }
    type.refuseUnknownMembers(of: .progressWord)
  }
}

extension Call {
  /// Adds the fraction; where there is none nil and the reason.
  fileprivate func push(_ fraction: ProgressFraction) {
    switch fraction {
    case .determinate(let fraction): push(fraction)
    case .indeterminate(let reason):
      pushNil()
      push("\(reason)")
    }
  }
}

extension Argument {
  /// A number that need not be finite, or nil.
  func anyNumber() throws(HostError) -> Double? {
    guard !call.isNil(slot) else { return nil }
    guard let number = call.number(slot) else { throw refused("a number or nil") }
    return number
  }

  /// Stops `{color = …, location = 0…1}`.
  fileprivate func gradient() throws -> Gradient {
    Gradient(
      try list(of: "stops") { stop in
        let fields = try Options(stop, ["color", "location"])
        let location = try fields["location"].number(in: 0...1, "from 0 to 1")
        return Gradient.Stop(try fields["color"].color(), at: location)
      })
  }

  /// A colour by its name, or as `{red = …, green = …, blue = …}` in 0…255, with an `alpha`.
  private func color() throws -> Color {
    if let name = call.string(slot) {
      if let color = Color.named[name] { return color }
      throw refused(
        "a colour", meaning: Suggestion.nearest(name, in: Color.named.keys.sorted()))
    }
    guard call.kind(slot) == .table else { throw refused("a colour such as \"blue\"") }
    let fields = try Options(self, ["red", "green", "blue", "alpha"])
    func component(_ name: String) throws -> Double {
      try fields[name].number(in: 0...255, "from 0 to 255")
    }
    return Color(
      try component("red"), try component("green"), try component("blue"),
      alpha: try fields["alpha"].present?.number(in: 0...1, "from 0 to 1") ?? 1)
  }
}
